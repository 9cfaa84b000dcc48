import TrainerScoring

/// A key idea whose id is not settled yet.
struct IdeaDraft {
  let label: String
  let forms: [IdeaForm]
  var rejected: [IdeaForm] = []
  var weight = 1
  var isEssential = false
  var followUp: String?

  /// The id its author gave, and where.
  var id: String?
  var idPlace: Range<Int>?

  /// What was said about it.
  var fields: [IdeaField] = []

  fileprivate func idea(id: String) -> KeyIdea {
    KeyIdea(
      id: id, label: label, forms: forms.isEmpty ? [IdeaForm(label)] : forms,
      rejected: rejected, weight: weight, isEssential: isEssential,
      followUp: followUp)
  }
}

extension [IdeaDraft] {
  /// The ideas with their ids: the written ones, else the slugs of the labels, numbered where alike.
  ///
  /// A written id that is taken is reported, and its idea named by its label.
  func withUniqueIDs(report: (_ id: String, _ place: Range<Int>) -> Void) -> [KeyIdea] {
    var names = UniqueNames()
    var ids: [String?] = map { _ in nil }
    for (index, draft) in enumerated() {
      guard let id = draft.id else { continue }
      if names.take(id) { ids[index] = id } else { draft.idPlace.map { report(id, $0) } }
    }
    return zip(self, ids).map { draft, id in
      draft.idea(id: id ?? names.next(Slug.make(from: draft.label)))
    }
  }
}
