import TrainerCore
import TrainerMarkdown
import TrainerText

/// Shows Markdown laid out or as plain text, or makes HTML of it.
struct RenderCommand {
  let arguments: RenderArguments
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let document = MarkdownDocument(try InputFile(arguments.file).text(), dialect: .commonMark)
    switch arguments.format {
    case .plain: try context.write(Array(VisibleText(PlainWriter().text(document)).text.utf8))
    case .ansi: try context.print(context.reading.lines(of: document))
    case .html: try write(html: HTMLWriter(.trusted).html(document))
    }
    return .fine
  }

  /// A program gets every byte; a terminal gets none that could steer it.
  private func write(html: String) throws(Failure) {
    try context.write(Array((context.out.isTerminal ? VisibleText(html).text : html).utf8))
  }
}
