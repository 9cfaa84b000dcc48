extension HelpTopic {
  static let state = HelpTopic(
    name: "state", summary: "where progress is kept, and how it is carried along",
    text: """
      The folder of the state is the first of:

          --home DIR
          $TRAINER_HOME
          $XDG_DATA_HOME/trainer
          ~/.local/share/trainer

      In it:
          reviews/<device>.jsonl   what happened, one JSON object a line: the truth
          progress.json            the scheduler's state, made anew from the logs
          mocks/                   mock interviews: transcript, code, all as JSON
          decks/                   your own decks
          config.yaml              how the program looks, folders of content

      Copying the folder is the backup. Each device writes only its own log, so any
      program that keeps folders alike may carry it between machines. $TRAINER_DEVICE
      names the device; otherwise the host's name does.

      'trainer doctor' tells whether everything is well.
      """)
}
