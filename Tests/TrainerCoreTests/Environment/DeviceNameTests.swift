import Testing

@testable import TrainerCore

@Suite struct DeviceNameTests {
  @Test(arguments: [
    ("mac-1a2b", "mac-1a2b"), ("Anna's Mac", "anna-s-mac"), ("MÜLLER_7", "m-ller-7"),
    ("a/b.c", "a-b-c"), ("", nil), (" ", "-"),
  ])
  func holdOnlyLettersDigitsAndHyphens(_ text: String, _ name: String?) {
    #expect(DeviceName(text)?.text == name)
  }

  @Test(arguments: [
    ("mac-1a2b.jsonl", "mac-1a2b"), ("mac-1a2b (conflicted copy).jsonl", "mac-1a2b"),
    ("mac-1a2b 2.jsonl", "mac-1a2b"), ("mac-1a2b (1).jsonl", "mac-1a2b"),
    ("mac-1a2b.sync-conflict-20261204-073000-ABCDEFG.jsonl", "mac-1a2b"),
    (".mac.jsonl", nil), ("Mac.jsonl", nil),
  ])
  func areReadFromTheNamesOfLogs(_ file: String, _ name: String?) {
    #expect(DeviceName(startOfFileName: file)?.text == name)
  }

  @Test func tellMachinesOfOneNameApart() {
    let names = ["a", "b", nil].map { DeviceName(host: "Mac.fritz.box", machine: $0).text }
    #expect(names.allSatisfy { $0.hasPrefix("mac-") && $0.utf8.count == 8 })
    #expect(Set(names).count == 3)
    #expect(DeviceName(host: "mac.local", machine: "a").text == names[0])
    #expect(DeviceName(host: "", machine: "a").text.hasPrefix("device-"))
  }

  @Test func followTheEnvironmentFirst() {
    #expect(DeviceName.current(variables: ["TRAINER_DEVICE": "My Phone"]).text == "my-phone")
    let computed = DeviceName.current(variables: ["TRAINER_DEVICE": ""])
    #expect(computed == DeviceName.current(variables: [:]))
    #expect(computed.text.wholeMatch(of: /[a-z0-9-]+-[0-9a-f]{4}/) != nil)
  }
}
