/// What the keys of a session do.
enum PracticeHelp {
  static let keys = """
    At a question type the answer. Commands, everywhere: /h hint · /k I know it · /s skip · /u undo \
    · /e edit the deck · /? why · /q end. An answer that begins with a slash is written with two.
    At a rating Enter accepts the suggestion; 1 again · 2 hard · 3 good · 4 easy · y2 tick idea 2 \
    · a add to the answer · ? source and interval · o open the link · x rest the item.
    """
}
