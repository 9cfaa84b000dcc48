struct Scanner {
  var onScan: ([UIImage]) -> Void
  var dismiss: () -> Void
}

class ScanCoordinator: NSObject, VNDocumentCameraViewControllerDelegate {
  var parent = Scanner(onScan: { _ in }, dismiss: {})
  // snippet 1
}
