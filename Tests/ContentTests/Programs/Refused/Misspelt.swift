// refused: incorrect argument label in call (have 'equalTo:constants:', expected 'equalTo:constant:')
// refused: has no member 'didMoves'
@MainActor func misspell(_ view: UIView, _ controller: UIViewController) {
  _ = view.topAnchor.constraint(equalTo: view.bottomAnchor, constants: 8)
  controller.didMoves(toParent: nil)
}
