import Testing
import TrainerScheduling

@testable import TrainerCore

@Suite struct EventLineTests {
  struct Case: Sendable {
    let body: EventBody
    let rest: String
  }

  static let full = ReviewFacts(
    key: RecordKey(item: "stale-binding"), rating: .good, due: 1_796_716_800_000,
    milliseconds: 25_060, suggested: .hard, score: 7.5, hints: 2, sure: false, ahead: true,
    mock: "20261204T073000Z-shop",
    ideas: [
      IdeaVerdict(idea: "first-note", verdict: "covered"),
      IdeaVerdict(idea: "why", verdict: "missing"),
    ])

  static let cases = [
    Case(
      body: .review(
        ReviewFacts(
          key: RecordKey(item: "stale-binding"), rating: .good, due: 1_796_716_800_000,
          milliseconds: 25_060)),
      rest: #""review","item":"stale-binding","part":"","r":3,"due":1796716800000,"ms":25060"#),
    Case(
      body: .review(full),
      rest: #""review","item":"stale-binding","part":"","r":3,"due":1796716800000,"ms":25060,"#
        + #""sug":2,"score":7.5,"hints":2,"sure":false,"ahead":true,"mock":"20261204T073000Z-shop","#
        + #""ideas":{"first-note":"covered","why":"missing"}"#),
    Case(
      body: .review("~0a1b2c3d4e5f", .again, part: "once", dueIn: 0, at: .minute(10)),
      rest: #""review","item":"~0a1b2c3d4e5f","part":"once","r":1,"due":1796368200000,"ms":5000"#),
    Case(body: .undo(EventReference("mac-1a2b", 12)), rest: #""undo","of":"mac-1a2b/12""#),
    Case(
      body: .set(.desiredRetention(0.85)),
      rest: #""set","key":"desired-retention","value":0.85"#),
    Case(
      body: .set(.lessonRetention(LessonRetentions([("Sizing", 0.8), ("hosting", 0.95)]))),
      rest: #""set","key":"lesson-retention","value":{"hosting":0.95,"Sizing":0.8}"#),
    Case(
      body: .set(.other(key: "lesson-retention", value: ["hosting": "much"])),
      rest: #""set","key":"lesson-retention","value":{"hosting":"much"}"#),
    Case(
      body: .set(.learningSteps([60, 600])),
      rest: #""set","key":"learning-steps","value":[60,600]"#),
    Case(body: .set(.relearningSteps([])), rest: #""set","key":"relearning-steps","value":[]"#),
    Case(body: .set(.dayStart(300)), rest: #""set","key":"day-start","value":300"#),
    Case(body: .set(.newPerDay(20)), rest: #""set","key":"new-per-day","value":20"#),
    Case(body: .set(.maximumInterval(365)), rest: #""set","key":"maximum-interval","value":365"#),
    Case(body: .set(.scheduler(.six)), rest: #""set","key":"scheduler","value":"fsrs-6""#),
    Case(body: .set(.scheduler(.seven)), rest: #""set","key":"scheduler","value":"fsrs-7""#),
    Case(
      body: .set(.other(key: "scheduler", value: "fsrs-8")),
      rest: #""set","key":"scheduler","value":"fsrs-8""#),
    Case(
      body: .set(.interviewDate(StudyDay(number: 20_798))),
      rest: #""set","key":"interview-date","value":"2026-12-11""#),
    Case(
      body: .set(.interviewDate(nil)), rest: #""set","key":"interview-date","value":null"#),
    Case(
      body: .set(.parameters(.standard)),
      rest: #""set","key":"parameters","value":[0.212,1.2931,2.3065,8.2956,6.4133,0.8334,3.0194,"#
        + #"0.001,1.8722,0.1666,0.796,1.4835,0.0614,0.2629,1.6483,0.6014,1.8729,0.5425,0.0912,"#
        + #"0.0658,0.1542]"#),
    Case(
      body: .set(.other(key: "future", value: ["a": 1])),
      rest: #""set","key":"future","value":{"a":1}"#),
    Case(
      body: .item(
        ItemText(
          item: "once", kind: "card", text: "Which?\u{1F}`viewDidLoad` \"once\"\n\té 😀",
          file: "uikit/basics.md", after: "before-it", before: nil)),
      rest:
        #""item","item":"once","kind":"card","text":"Which?\u001f`viewDidLoad` \"once\"\n\té 😀","#
        + #""file":"uikit/basics.md","after":"before-it","before":"""#),
    Case(
      body: .same(old: RecordKey(item: "a"), new: RecordKey(item: "b")),
      rest: #""same","old":"a","new":"b""#),
    Case(
      body: .same(old: RecordKey(item: "a", part: "x"), new: RecordKey(item: "a", part: "y")),
      rest: #""same","old":"a/x","new":"a/y""#),
    Case(
      body: .due(RecordKey(item: "a"), 1_796_716_800_000),
      rest: #""due","item":"a","due":1796716800000"#),
    Case(
      body: .due(RecordKey(item: "a", part: "x"), -5),
      rest: #""due","item":"a","part":"x","due":-5"#),
    Case(body: .done(item: "a"), rest: #""done","item":"a""#),
    Case(
      body: .said(item: "a", idea: "why", words: nil), rest: #""said","item":"a","idea":"why""#),
    Case(
      body: .said(item: "a", idea: "why", words: "old note"),
      rest: #""said","item":"a","idea":"why","words":"old note""#),
    Case(body: .rest(item: "a"), rest: #""rest","item":"a""#),
    Case(body: .wake(item: "a"), rest: #""wake","item":"a""#),
  ]

  @Test(arguments: cases) func hasOneForm(_ example: Case) throws {
    let moment = Moment(utcMilliseconds: 1_796_284_800_123, offsetMinutes: -90)
    let line = logLines([(example.body, moment)], first: 412)
    #expect(
      line == #"{"v":1,"n":412,"t":1796284800123,"z":-90,"e":"# + example.rest + "}\n")
    #expect(
      Array(line.dropLast().utf8).withUnsafeBytes { EventReader.read($0) }
        == .event(number: 412, moment: moment, body: example.body))
  }

  @Test func isReadInAnyOrder() {
    let line =
      #" {"ms":25060, "r":3, "e":"review","x":[1,{"y":null}],"part":"","item":"stale-binding","#
      + #""due":1796716800000,"z":60,"t":1796284800123,"n":412,"v":1} "#
    #expect(
      Array(line.utf8).withUnsafeBytes { EventReader.read($0) }
        == .event(
          number: 412, moment: Moment(utcMilliseconds: 1_796_284_800_123, offsetMinutes: 60),
          body: Self.cases[0].body))
  }

  @Test(arguments: [
    (
      #"{"v":1,"n":1,"t":0,"z":0,"e":"dance","item":"a"}"#,
      LineReading.foreign(number: 1, moment: .start)
    ),
    (#"{"v":2,"n":1,"t":0,"z":0,"e":"review"}"#, .newer(version: 2)),
    (#"{"v":99}"#, .newer(version: 99)),
    ("", .unreadable), ("[]", .unreadable), ("null", .unreadable), ("{}", .unreadable),
    (#"{"v":"1","n":1,"t":0,"z":0,"e":"rest","item":"a"}"#, .newer(version: .max)),
    (#"{"v":1,"t":0,"z":0,"e":"rest","item":"a"}"#, .unreadable),
    (#"{"v":1,"n":0,"t":0,"z":0,"e":"rest","item":"a"}"#, .unreadable),
    (#"{"v":1,"n":1,"t":1e99,"z":0,"e":"rest","item":"a"}"#, .unreadable),
    (#"{"v":1,"n":1,"t":9007199254740993,"z":0,"e":"rest","item":"a"}"#, .unreadable),
    (#"{"v":1,"n":1,"t":0,"z":1440,"e":"rest","item":"a"}"#, .unreadable),
    (#"{"v":1,"n":1,"t":0,"z":0,"e":"rest"}"#, .unreadable),
    (#"{"v":1,"n":1,"t":0,"z":0,"e":"rest","item":""}"#, .unreadable),
    (#"{"v":1,"n":1,"t":0,"z":0,"e":"undo","of":"mac"}"#, .unreadable),
    (#"{"v":1,"n":1,"t":0,"z":0,"e":"undo","of":"Mac/1"}"#, .unreadable),
    (#"{"v":1,"n":1,"t":0,"z":0,"e":"undo","of":"mac/0"}"#, .unreadable),
    (#"{"v":1,"n":1,"t":0,"z":0,"e":"same","old":"a"}"#, .unreadable),
    (#"{"v":1,"n":1,"t":0,"z":0,"e":"set","key":"x"}"#, .unreadable),
    (
      #"{"v":1,"n":1,"t":0,"z":0,"e":"review","item":"a","part":"","r":5,"due":0,"ms":0}"#,
      .unreadable
    ),
    (#"{"v":1,"n":1,"t":0,"z":0,"e":"review","item":"a","part":"","r":3,"ms":0}"#, .unreadable),
    (
      #"{"v":1,"n":1,"t":0,"z":0,"e":"review","item":"a","part":"","r":3,"due":0,"ms":-1}"#,
      .unreadable
    ),
    (#"{"v":1,"n":1,"t":0,"z":0,"e":"rest","item":"a""#, .unreadable),
  ])
  func isJudged(_ line: String, _ reading: LineReading) {
    #expect(Array(line.utf8).withUnsafeBytes { EventReader.read($0) } == reading)
  }

  @Test(
    arguments: [
      ("desired-retention", "high"), ("learning-steps", ["1m"]), ("parameters", [1, 2]),
      ("parameters", [.number(1), .null]), ("interview-date", "soon"), ("new-per-day", -1),
      ("day-start", 4.5), ("theme", "dark"),
    ] as [(String, JSONValue)])
  func keepsSettingsThatMakeNoSenseHere(_ key: String, _ value: JSONValue) {
    #expect(Setting(key: key, value: value) == .other(key: key, value: value))
  }

  @Test(arguments: [
    ("a", RecordKey(item: "a")), ("a/b", RecordKey(item: "a", part: "b")),
    ("a/b/c", RecordKey(item: "a", part: "b/c")), ("a/", RecordKey(item: "a")),
  ])
  func namesRecords(_ name: String, _ key: RecordKey) {
    #expect(RecordKey(name) == key)
  }
}

extension Moment {
  fileprivate static let start = Moment(utcMilliseconds: 0, offsetMinutes: 0)
}
