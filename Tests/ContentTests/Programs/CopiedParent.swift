// item: coordinator-refresh-parent
// says: closures and plain values in the copy go stale with every change as well
// prints: old limit 10, calls first
// prints: new limit 20, calls second
@MainActor enum CopiedParent {
  struct Wrapper {
    var limit: Int
    var name: () -> String
  }

  final class Keeper {
    var parent: Wrapper
    init(_ parent: Wrapper) { self.parent = parent }
  }

  static func run() {
    var wrapper = Wrapper(limit: 10, name: { "first" })
    let keeper = Keeper(wrapper)
    wrapper = Wrapper(limit: 20, name: { "second" })
    print("old limit \(keeper.parent.limit), calls \(keeper.parent.name())")
    keeper.parent = wrapper
    print("new limit \(keeper.parent.limit), calls \(keeper.parent.name())")
  }
}
