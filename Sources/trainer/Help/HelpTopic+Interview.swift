extension HelpTopic {
  static let interview = HelpTopic(
    name: "interview", summary: "what to type in a mock interview",
    text: """
      Speak your answer, then type the points you made. The time left stands before
      each line. Running over is recorded, never cut off.

          /h   hint, at half a point       /p   pause: two, five minutes each
          /s   skip the question           /n   next phase, or rapid question
          /e   code in your editor         /q   end, and rate yourself
          /?   the keys of a prompt        //   begins an answer with /

      The letter alone works too, except in code. Where points are asked for, each
      line is one, and an empty line says that this was all. Code ends at a line with
      only a full stop; what an editor saved is handed in by Enter, and is kept.

      At the end a design is rated by yourself, question by question: Enter opens the
      key points, 0, 1 or 2 rates. Above what your words covered you are asked again.
      q goes to the report. What was asked and not answered is not reviewed.

      Ctrl-D on an empty line leaves, Ctrl-C twice too; 'trainer mock --resume' goes
      on. After a kill it does as well, with all but the last second of typing.
      """)
}
