#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the program keeps what belongs to one person, as environment variables and the account say.
public struct UserFolders: Sendable {
  private let variables: [String: String]
  private let accountHome: @Sendable () -> String?

  /// Reads from `variables`, and where those name no home folder, from the account of the process.
  public init(variables: [String: String]) {
    self.init(variables: variables, accountHome: { homeOfAccount() })
  }

  package init(variables: [String: String], accountHome: @escaping @Sendable () -> String?) {
    self.variables = variables
    self.accountHome = accountHome
  }

  /// The folder of the state: `option` where it is given, else `$TRAINER_HOME`, else
  /// `$XDG_DATA_HOME/trainer`, else `~/.local/share/trainer`.
  ///
  /// - Throws: ``NoHomeFolder`` where none of these is known.
  public func state(option: String? = nil) throws(NoHomeFolder) -> String {
    if let folder = option ?? variable("TRAINER_HOME") { return folder }
    return try base("XDG_DATA_HOME", inHome: ".local/share") + "/trainer"
  }

  /// The folder of what may be deleted at any time: `$XDG_CACHE_HOME/trainer`, else
  /// `~/.cache/trainer`.
  ///
  /// - Throws: ``NoHomeFolder`` where neither is known.
  public func cache() throws(NoHomeFolder) -> String {
    try base("XDG_CACHE_HOME", inHome: ".cache") + "/trainer"
  }

  /// The XDG specification has relative paths ignored.
  private func base(_ name: String, inHome folder: String) throws(NoHomeFolder) -> String {
    if let path = variable(name), path.hasPrefix("/") { return path }
    guard let home = variable("HOME") ?? accountHome() else { throw NoHomeFolder() }
    return home + "/" + folder
  }

  private func variable(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// Neither the environment nor the account says where the home folder is.
public struct NoHomeFolder: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    "no home folder is known: set HOME, or name a folder with --home or TRAINER_HOME"
  }
}

private func homeOfAccount() -> String? {
  var account = passwd()
  var found: UnsafeMutablePointer<passwd>?
  return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16_384) { buffer in
    guard let start = buffer.baseAddress,
      getpwuid_r(getuid(), &account, start, buffer.count, &found) == 0
    else { return nil }
    let home: UnsafeMutablePointer<CChar>? = found?.pointee.pw_dir
    guard let home, home.pointee != 0 else { return nil }
    return String(cString: home)
  }
}
