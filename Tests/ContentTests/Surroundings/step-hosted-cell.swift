class Flight {}
struct FlightRow: Leaf { var flight: Flight }

@MainActor func fill(_ cell: UICollectionViewListCell, with flight: Flight) {
  // snippet 1
}
