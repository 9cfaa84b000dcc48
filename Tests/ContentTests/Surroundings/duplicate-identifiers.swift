enum Section { case main }
struct Order { var title: String }

@MainActor func build(
  _ orders: [Order], _ dataSource: UICollectionViewDiffableDataSource<Section, String>
) {
  // snippet 1
}
