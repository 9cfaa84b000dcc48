import Foundation

/// What was asked of the benchmarks, and where their peers are.
struct BenchOptions {
  /// The rows that are wanted; none means all.
  private(set) var names: [String] = []

  /// Where JSON is written; nil for nowhere.
  private(set) var json: String?

  /// A Python that may have `anki` and `fsrs_rs_python`.
  private(set) var python: String

  /// The folder of the programs that measure peers.
  private(set) var tools: String

  static let usage = """
    usage: trainer-bench [--json FILE] [--python PROGRAM] [--tools DIR] [NAME...]
           trainer-bench generate [--items N] [--reviews N] DIR
           trainer-bench fit-scorer [--signs FILE] LABELLED...

    --python, or TRAINER_BENCH_PYTHON: a Python with anki and fsrs-rs-python (python3)
    --tools, or TRAINER_BENCH_TOOLS: the folder of bench_anki_peer.py (../shared/tools)
    --signs: where the signs that were fitted are written, as CSV
    """

  /// What holds where nothing is asked for.
  init(_ variables: [String: String]) {
    let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    python = variables["TRAINER_BENCH_PYTHON"] ?? "python3"
    tools =
      variables["TRAINER_BENCH_TOOLS"]
      ?? package.appending(path: "../shared/tools").standardizedFileURL.path
  }

  /// Reads arguments; nil where they make no sense.
  init?(_ arguments: [String], _ variables: [String: String]) {
    self.init(variables)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json", "--python", "--tools":
        guard let value = rest.popFirst() else { return nil }
        if argument == "--json" { json = value }
        if argument == "--python" { python = value }
        if argument == "--tools" { tools = value }
      case _ where argument.hasPrefix("-"): return nil
      default: names.append(argument)
      }
    }
  }
}
