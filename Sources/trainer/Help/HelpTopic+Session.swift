extension HelpTopic {
  static let session = HelpTopic(
    name: "session", summary: "what to type while practising",
    text: """
      Type your answer and press Enter; then the answer is shown, and a rating asked.

      At a rating:  Enter  accept the suggestion      1 2 3 4  Again, Hard, Good, Easy
                    u      undo the one before        y2       I did say idea 2
                    a      add what is missing        r        type the answer again
                    ?      source, and why then       e        edit the deck
                    o      open a link                x        rest this item
                    q      end

      At an answer: /h     hint                       /k       I know it
                    /s     skip                       /u       undo
                    /e     edit the deck              /?       source, and why
                    /q     end                        //       begins an answer with /

      Above a question: '3/12' is the third of twelve; 'again 1/2' is one that was
      asked before, the first of two that come again, which the twelve do not count.

      A long answer: Alt-Enter begins another line, a paste keeps its lines, Ctrl-X
      Ctrl-E opens your editor. Code ends at a line with only a full stop. Ctrl-R
      searches what was typed before. Ctrl-L clears the screen and shows again what
      is asked, where a smaller window or other output took it away.

      Ctrl-C clears the line; on an empty line it asks once, then ends. Ctrl-D on an
      empty line ends. Every rated answer is saved at once, whatever happens next.

      Without a terminal one line is read as the answer and one as the rating; an
      empty rating accepts the suggestion. Each saved review prints 'saved: …'.
      """)
}
