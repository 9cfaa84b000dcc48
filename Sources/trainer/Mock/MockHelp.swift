/// What the keys of a mock interview do.
enum MockHelp {
  static let keys = """
    Type what you would say; Enter says it. At points and at questions of yours an empty line means \
    "that is all". Commands: /h hint (half a point) · /p pause (two, five minutes each) · /s skip · \
    /n next phase · /q end and rate · /e write the code in your editor · /? this. The letter alone \
    works too, except in code. An answer that begins with a slash is written with two. Code ends at a \
    line with only a full stop. Ctrl-D on an empty line leaves; trainer mock --resume goes on.
    """
}
