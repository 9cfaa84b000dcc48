// As much of UIKit's lists as the lesson's code uses.
import Foundation

extension IndexPath {
  var item: Int { self[1] }
}

protocol UIContentConfiguration {}

struct UIListContentConfiguration: UIContentConfiguration {
  var text: String?
  var secondaryText: String?
}

struct UICellAccessory {
  @MainActor static func disclosureIndicator() -> Self { Self() }
}

class UICollectionViewCell: UIView {
  var contentConfiguration: (any UIContentConfiguration)?
}

class UICollectionViewListCell: UICollectionViewCell {
  var accessories: [UICellAccessory] = []
  func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

class UICollectionView: UIView {
  func deselectItem(at indexPath: IndexPath, animated: Bool) {}

  @MainActor struct CellRegistration<Cell: UICollectionViewCell, Item> {
    init(handler: @escaping @MainActor (Cell, IndexPath, Item) -> Void) {}
  }
}

struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  mutating func appendSections(_ sections: [Section]) {}
  mutating func appendItems(_ items: [Item], toSection section: Section? = nil) {}
  mutating func reconfigureItems(_ items: [Item]) {}
}

@MainActor
class UICollectionViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
> {
  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true
  ) {}
}
