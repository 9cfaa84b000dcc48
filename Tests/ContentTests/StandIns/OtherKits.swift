// As much of MapKit and VisionKit as the lesson's code uses.
import Foundation

struct MKCoordinateRegion {}

class MKMapView: UIView {
  weak var delegate: (any MKMapViewDelegate)?
  var region = MKCoordinateRegion()
  func setRegion(_ region: MKCoordinateRegion, animated: Bool) {}
}

@MainActor protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
}

class VNDocumentCameraViewController: UIViewController {}

@MainActor class VNDocumentCameraScan: NSObject {
  let pageCount = 0
  func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

@MainActor protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
