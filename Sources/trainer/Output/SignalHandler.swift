#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if canImport(Darwin)
  typealias SignalHandler = sig_t
#else
  typealias SignalHandler = __sighandler_t
#endif

/// Whether whoever started the program has ruled a signal out (nohup, a job in the background).
func isIgnored(_ handler: SignalHandler?) -> Bool {
  unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}
