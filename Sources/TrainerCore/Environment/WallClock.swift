public import TrainerScheduling

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What tells the date and the time of day, and the zone that goes with them.
public struct WallClock: Sendable {
  private let utcMilliseconds: @Sendable () -> Int64
  private let offset: @Sendable (Int64) -> Int

  /// The clock of the machine, in the zone that `TZ` or the system names.
  public static let system = WallClock(
    utcMilliseconds: { systemMilliseconds() }, offset: { systemOffsetMinutes(at: $0) })

  /// A clock that stands still, in a zone that never changes its offset.
  public static func fixed(_ moment: Moment) -> WallClock {
    WallClock(
      utcMilliseconds: { moment.utcMilliseconds }, offset: { _ in moment.offsetMinutes })
  }

  /// The moment at which this is called.
  public func now() -> Moment { moment(at: utcMilliseconds()) }

  /// An instant, in milliseconds since 1970-01-01 UTC, as this clock's zone shows it.
  public func moment(at utcMilliseconds: Int64) -> Moment {
    Moment(utcMilliseconds: utcMilliseconds, offsetMinutes: offset(utcMilliseconds))
  }
}

private func systemMilliseconds() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
}

/// Asks the C library, because Foundation's zones are silently GMT in a static build for Linux.
private func systemOffsetMinutes(at utcMilliseconds: Int64) -> Int {
  var seconds = time_t(utcMilliseconds.flooredQuotient(by: 1000))
  var local = tm()
  guard localtime_r(&seconds, &local) != nil else { return 0 }
  return Int(Int64(local.tm_gmtoff).flooredQuotient(by: 60))
}

extension Int64 {
  func flooredQuotient(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
