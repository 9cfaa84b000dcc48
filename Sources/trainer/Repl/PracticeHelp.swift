/// What the keys of a session do.
enum PracticeHelp {
  /// The lines, for a width; nil breaks none.
  ///
  /// `hasEditor` says whether the program edits lines itself, and so has keys for longer ones.
  static func lines(_ signs: TextSigns, hasEditor: Bool, width: Int?) -> [StyledText] {
    "At a question type the answer. These work everywhere:".wrapped(to: width)
      + everywhere.joined(by: signs.dot, width: width, indent: "  ")
      + "An answer that begins with a slash is written with two.".wrapped(to: width)
      + (hasEditor ? longAnswers.wrapped(to: width) : [])
      + "At a rating Enter accepts the suggestion. Others:".wrapped(to: width)
      + atRating.joined(by: signs.dot, width: width, indent: "  ")
  }

  private static let longAnswers =
    "Alt-Enter begins another line of it; Ctrl-X Ctrl-E opens your editor. "
    + "Ctrl-L clears the screen, and shows again what is asked."

  private static let everywhere = [
    "/h hint", "/k I know it", "/s skip", "/u undo", "/e edit the deck", "/o open the link",
    "/x rest the item", "/? why", "/q end",
  ]

  private static let atRating = [
    "1 again", "2 hard", "3 good", "4 easy", "y2 I did say idea 2", "a add to the answer",
    "r type the answer again", "? source and interval", "u undo the one before", "e edit the deck",
    "o open the link",
    "x rest the item", "q end",
  ]
}
