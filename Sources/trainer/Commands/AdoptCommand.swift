import TrainerCore

/// Gives a history whose item is gone to another item.
struct AdoptCommand {
  let old: String
  let new: String
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let content = try context.content()
    // A slip is told before the state is opened, and waited for.
    _ = try adoption(in: context.identity(of: content, context.progressBeforeWriting()))
    let store = try context.store(for: "adopt")
    defer { context.close(store) }
    let identity = try context.identity(of: content, store.progress)
    let adoption = try adoption(in: identity)
    let moment = context.clock.now()
    try asFailure { () throws(StateError) in
      _ = try store.append(
        (identity.events + adoption.events).map { (body: $0, moment: moment) })
    }
    let name = identity.library.readableName(of: adoption.new, context.signs)
    let both = adoption.joinsHistories ? ", joined with its own" : ""
    try context.print("\(name) goes on with the history of \(adoption.old)\(both)")
    return .fine
  }

  private func adoption(in identity: Identity) throws(Failure) -> Adoption {
    do throws(AdoptionRefusal) {
      return try identity.adoption(of: old, by: new)
    } catch {
      throw .adoption(error)
    }
  }
}
