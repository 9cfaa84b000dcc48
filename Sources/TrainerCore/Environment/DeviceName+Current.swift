#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension DeviceName {
  /// The name of this machine: `$TRAINER_DEVICE`, else the host's name and four hexadecimal digits
  /// of a hash of the machine's identity.
  ///
  /// It is computed each time and kept nowhere, for people copy their folders to other machines.
  public static func current(variables: [String: String]) -> DeviceName {
    variables["TRAINER_DEVICE"].flatMap { DeviceName($0) }
      ?? DeviceName(host: hostName(), machine: machineID())
  }

  private static func hostName() -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 257) { buffer in
      buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress, gethostname(start, buffer.count - 1) == 0 else {
        return ""
      }
      return String(cString: start)
    }
  }

  #if canImport(Darwin)
    private static func machineID() -> String? {
      var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      var patience = timespec(tv_sec: 1, tv_nsec: 0)
      let failed = withUnsafeMutableBytes(of: &bytes) { buffer in
        gethostuuid(buffer.assumingMemoryBound(to: UInt8.self).baseAddress, &patience)
      }
      guard failed == 0 else { return nil }
      return withUnsafeBytes(of: bytes) { $0.map { String($0, radix: 16) }.joined(separator: ".") }
    }
  #else
    private static func machineID() -> String? {
      for path in ["/etc/machine-id", "/var/lib/dbus/machine-id"] {
        if let bytes = try? Disk.live.contents(of: path), !bytes.isEmpty {
          return String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
        }
      }
      return nil
    }
  #endif
}
