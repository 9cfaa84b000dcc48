// swift-tools-version: 6.2
import PackageDescription

/// The pure rooms of the domain, targets of their own so that the compiler holds their arrows.
let pureRooms = ["Text", "Scheduling", "Markdown", "Scoring"]

let package = Package(
  name: "trainer",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "trainer", targets: ["trainer"]),
    .library(
      name: "TrainerCore",
      targets: ["TrainerCore"] + pureRooms.map { "Trainer\($0)" }),
  ],
  targets: [
    .target(name: "TrainerText", path: "Sources/TrainerCore/Text"),
    .target(name: "TrainerScheduling", path: "Sources/TrainerCore/Scheduling"),
    .target(
      name: "TrainerMarkdown", dependencies: ["TrainerText"],
      path: "Sources/TrainerCore/Markdown"),
    .target(
      name: "TrainerScoring", dependencies: ["TrainerText"],
      path: "Sources/TrainerCore/Scoring"),
    .target(
      name: "TrainerCore",
      dependencies: ["TrainerText", "TrainerScheduling", "TrainerMarkdown", "TrainerScoring"],
      path: "Sources/TrainerCore",
      exclude: pureRooms),
    .target(
      name: "TrainerTerminal", dependencies: ["TrainerText"], path: "Sources/trainer/Terminal"),
    .executableTarget(
      name: "trainer",
      dependencies: [
        "TrainerCore", "TrainerText", "TrainerScheduling", "TrainerMarkdown", "TrainerScoring",
        "TrainerTerminal",
      ],
      exclude: ["Terminal"]),
    .executableTarget(
      name: "FrontMatterProbe", dependencies: ["TrainerCore", "TrainerText"],
      path: "Tests/FrontMatterProbe"),
    .executableTarget(
      name: "LogWriterProbe", dependencies: ["TrainerCore", "TrainerScheduling"],
      path: "Tests/LogWriterProbe"),
    .executableTarget(
      name: "LineEditorProbe", dependencies: ["TrainerTerminal"], path: "Tests/LineEditorProbe"),
    .testTarget(
      name: "TrainerCommandTests",
      dependencies: [
        "trainer", "LineEditorProbe", "TrainerCore", "TrainerText", "TrainerScheduling",
        "TrainerMarkdown", "TrainerTerminal", "TrainerTestKit",
      ],
      exclude: ["Fixtures", "Transcripts"]),
    .target(
      name: "TrainerTestKit", dependencies: ["TrainerCore", "TrainerText", "TrainerScoring"],
      path: "Tests/TrainerTestKit"),
    .executableTarget(
      name: "trainer-bench",
      dependencies: [
        "TrainerCore", "TrainerText", "TrainerScheduling", "TrainerScoring", "TrainerTestKit",
      ],
      path: "Tests/Benchmarks"),
    .testTarget(
      name: "ContentTests",
      dependencies: ["TrainerCore", "TrainerScoring", "TrainerText", "TrainerTestKit"],
      exclude: ["Fixtures", "Programs", "StandIns", "Surroundings"]),
    .testTarget(
      name: "FuzzTargetTests",
      dependencies: [
        "TrainerCore", "TrainerText", "TrainerScheduling", "TrainerMarkdown", "TrainerScoring",
      ],
      path: "Tests/Fuzzing",
      exclude: ["Dictionaries", "README.md", "Seeds", "fuzz.sh", "seeds.py"]),
    .testTarget(
      name: "TrainerCoreTests",
      dependencies: [
        "TrainerCore", "TrainerText", "TrainerScheduling", "TrainerMarkdown", "TrainerScoring",
        "TrainerTestKit", "LogWriterProbe",
      ],
      exclude: [
        "Content/Fixtures", "Interview/Fixtures", "Scheduling/Fixtures", "Scoring/Fixtures",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
  .treatAllWarnings(as: .error),
]

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
