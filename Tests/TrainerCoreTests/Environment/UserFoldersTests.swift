import Testing

@testable import TrainerCore

@Suite struct UserFoldersTests {
  struct Case: Sendable {
    var variables: [String: String] = [:]
    var option: String?
    var account: String? = "/account"
    let state: String?
    let cache: String?
  }

  @Test(arguments: [
    Case(
      variables: ["HOME": "/home/a"], state: "/home/a/.local/share/trainer",
      cache: "/home/a/.cache/trainer"),
    Case(
      variables: ["HOME": "/home/a", "XDG_DATA_HOME": "/data", "XDG_CACHE_HOME": "/cache"],
      state: "/data/trainer", cache: "/cache/trainer"),
    Case(
      variables: ["HOME": "/home/a", "XDG_DATA_HOME": "/data", "TRAINER_HOME": "mine"],
      state: "mine", cache: "/home/a/.cache/trainer"),
    Case(
      variables: ["HOME": "/home/a", "TRAINER_HOME": "mine"], option: "given", state: "given",
      cache: "/home/a/.cache/trainer"),
    // Relative XDG folders and empty variables are as good as none.
    Case(
      variables: ["HOME": "/h", "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "", "TRAINER_HOME": ""],
      state: "/h/.local/share/trainer", cache: "/h/.cache/trainer"),
    Case(state: "/account/.local/share/trainer", cache: "/account/.cache/trainer"),
    Case(
      variables: ["HOME": ""], state: "/account/.local/share/trainer",
      cache: "/account/.cache/trainer"),
    Case(account: nil, state: nil, cache: nil),
    Case(option: "given", account: nil, state: "given", cache: nil),
  ])
  func areFound(_ example: Case) {
    let folders = UserFolders(variables: example.variables) { example.account }
    #expect((try? folders.state(option: example.option)) == example.state)
    #expect((try? folders.cache()) == example.cache)
  }

  @Test func theAccountHasAHome() throws {
    #expect(try UserFolders(variables: [:]).state().hasSuffix("/.local/share/trainer"))
  }

  @Test func sayWhatToDoWhereNoneIsKnown() {
    #expect(
      NoHomeFolder().description
        == "no home folder is known: set HOME, or name a folder with --home or TRAINER_HOME")
  }
}
