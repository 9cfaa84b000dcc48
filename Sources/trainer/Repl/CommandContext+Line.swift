extension CommandContext {
  /// The context of a command given while the program runs: what it says itself comes first, then what
  /// the program was started with.
  func with(_ options: GlobalOptions) -> CommandContext {
    var joined = options
    joined.home = options.home ?? self.options.home
    joined.content = options.content.isEmpty ? self.options.content : options.content
    joined.appearance = options.appearance ?? self.options.appearance
    joined.now = options.now ?? self.options.now
    joined.seed = options.seed ?? self.options.seed
    return CommandContext(joined, environment, configuration)
  }
}
