struct Order: Identifiable { let id: String }
enum Section { case main }
@MainActor @Observable final class OrderStore { var orders: [Order] = [] }

class List: UIViewController {
  let store = OrderStore()
  let dataSource = UICollectionViewDiffableDataSource<Section, Order.ID>()
  func configureList() {}
  // snippet 1
}
