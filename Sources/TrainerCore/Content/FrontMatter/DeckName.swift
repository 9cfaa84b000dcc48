/// What the path of a file says about its deck.
struct DeckName {
  /// The path without `.md`.
  let name: String

  /// The name of the folder that the file stands in.
  let lesson: String

  init(file: String, folder: String) {
    name = file.lowercased().hasSuffix(".md") ? String(file.dropLast(3)) : file
    let folders = file.split(separator: "/").dropLast()
    lesson = folders.last.map(String.init) ?? folder
  }

  var labels: ItemLabels { ItemLabels(deck: name, lesson: lesson) }
}
