#if canImport(Darwin)
  package import Darwin
#elseif canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#endif

#if canImport(Darwin)
  package typealias SignalHandler = sig_t
#else
  package typealias SignalHandler = __sighandler_t
#endif

/// Whether whoever started the program has ruled a signal out (nohup, a job in the background).
package func isIgnored(_ handler: SignalHandler?) -> Bool {
  unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}
