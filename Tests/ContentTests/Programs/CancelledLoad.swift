// item: cancelled-load
// says: cancellation is passed down the async calls
// prints: ended by CancellationError
enum CancelledLoad {
  static func run() async {
    let loading = Task { try await load() }
    loading.cancel()
    do {
      try await loading.value
      print("loaded")
    } catch {
      print("ended by \(type(of: error))")
    }
  }

  private static func load() async throws { try await request() }
  private static func request() async throws { try await Task.sleep(for: .seconds(60)) }
}
