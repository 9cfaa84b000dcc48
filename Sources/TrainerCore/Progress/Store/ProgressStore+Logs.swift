extension ProgressStore {
  /// Puts logs of others into the folder: all of them, or none; afterwards the progress knows them.
  ///
  /// - Throws: ``StateError``; then nothing has changed.
  package func add(_ logs: [NewLog]) throws(StateError) {
    precondition(isOpen, "a store that was closed cannot save")
    if logs.isEmpty { return }
    var written: [String] = []
    do throws(FileError) {
      for log in logs {
        let path = "\(folder.reviews)/\(log.fileName)"
        if log.grows {
          try folder.disk.replace(path, with: [log.bytes])
        } else {
          try folder.disk.create(path, with: [log.bytes], noting: &written)
        }
      }
    } catch {
      for path in written { folder.disk.remove(path) }
      throw .file(error)
    }
    isUnsaved = true
    do throws(FileError) {
      let state = try StateLoader(folder: folder).replay()
      // A copy of this device's log may know numbers that the log itself does not have any more.
      lastNumber = max(lastNumber, state.progress.positions[folder.device]?.last ?? 0)
      adopt(state)
    } catch {
      isBehind = true
      notices.append(.notReadBack(error))
    }
  }
}
