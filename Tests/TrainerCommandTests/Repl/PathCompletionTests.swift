import Testing

@testable import TrainerTerminal
@testable import trainer

@Suite struct PathCompletionTests {
  private let paths = PathCompletion(home: "/home/me") { folder in
    switch folder {
    case ".": ["my decks/", "notes.md", ".hidden", "it's.md"]
    case "my decks/": ["one.md", "two two.md"]
    case "/home/me/": ["Documents/", "log.csv"]
    default: []
    }
  }

  @Test(arguments: [
    ("check n", "n", ["notes.md"]),
    ("check ", "", ["my\\ decks/", "notes.md", "it\\'s.md"]),
    ("check .h", ".h", [".hidden"]),
    ("import my\\ d", "my\\ d", ["my\\ decks/"]),
    ("import my\\ decks/t", "t", ["two\\ two.md"]),
    ("import 'my decks/t", "t", ["two two.md'"]),
    ("import \"my d", "\"my d", ["\"my decks/"]),
    ("import 'it", "'it", []),
    ("import ~", "~", ["~/"]),
    ("import ~/D", "D", ["Documents/"]),
    ("score --batch ~/l", "l", ["log.csv"]),
    ("export csv -o n", "n", ["notes.md"]),
    ("new my", "my", ["my\\ decks/"]),
    ("check nowhere/", "", []),
  ])
  func namesOfFilesAreCompleted(_ text: String, _ word: String, _ candidates: [String]) {
    let completions = CommandCompletion.completions(of: text, paths: paths)
    #expect(completions == Completions(of: word, candidates))
  }

  @Test(arguments: [
    ("check ~/a", ["check", "/home/me/a"]), ("check ~", ["check", "/home/me"]),
    ("show ~6d8b", ["show", "~6d8b"]), ("check '~/a'", ["check", "~/a"]),
    ("check a~/b", ["check", "a~/b"]),
  ])
  func aTildeIsTheHomeOfThePerson(_ line: String, _ words: [String]) {
    #expect(ShellWords.words(of: line, home: "/home/me") == words)
  }
}
