extension Configuration {
  /// The same with paths that mean the same in every working directory: what is relative is so to
  /// the folder of the file, and `~` is the person's home folder.
  func resolved(in folder: String, personHome: String?) -> Configuration {
    var resolved = self
    resolved.content = content.map { $0.resolved(in: folder, personHome: personHome) }
    return resolved
  }
}
