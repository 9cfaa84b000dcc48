struct Order: Identifiable { let id: String }
class Store { var orders: [Order] = [] }

class List: UIViewController {
  let store = Store()
  let dataSource = UICollectionViewDiffableDataSource<Section, Order.ID>()
  // snippet 1
}
