extension HelpTopic {
  static let scripts = HelpTopic(
    name: "scripts", summary: "outputs, exit statuses and colour, for scripts",
    text: """
      Results go to standard output, messages to standard error. Without a terminal
      there are no escape sequences and no questions. --json gives results as data.

      Exit status:
            0  fine                        70  a mistake of the program
            1  a check found a problem     73  cannot create a file
           64  wrong usage                 74  cannot read or write
           65  bad data, or newer data     75  another process holds the state
           66  no such input              129, 130, 143  ended by HUP, INT, TERM

      Colour is decided for each output by the first of these that is there: --plain
      or --color, NO_COLOR, CLICOLOR_FORCE, CLICOLOR=0, TERM=dumb, and then by whether
      it is a terminal. ACCESSIBLE=1: nothing repaints, no boxes, numbered choices.

      --now INSTANT lets the clock stand still, --seed N fixes what is shuffled: the
      same history, content, clock and seed give the same output.
      """)
}
