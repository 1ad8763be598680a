/// Types of other frameworks whose values do nothing that a picture at rest shows, by framework.
enum ForeignTypesNames {
  static let opaqueTypes: Set<String> = Set(
    maps + players + scenes + stores + pickers + pages + [
      "UIView", "UIViewController", "UILabel", "UIButton", "UITextField", "UITextView", "UIActivityIndicatorView",
      "UIScrollView", "UIImageView", "UIVisualEffectView",
      "UIBlurEffect", "UINavigationController", "UITapGestureRecognizer", "UIWindow", "UISearchBar",
      "NSView", "NSViewController", "NSTextField", "NSVisualEffectView", "NSWindow", "NSApplication", "Tips",
      "ImageRenderer", "FileWrapper", "TabViewCustomization", "TableColumnCustomization",
      "LAContext", "CMMotionManager", "HKHealthStore", "CNContact", "EKEvent", "WidgetCenter",
      "RunLoop", "OperationQueue", "CGImage", "CIImage", "CIContext", "CIFilter",
    ])

  private static let maps = [
    "MapCameraPosition", "MapCamera", "MapStyle", "MKMapItem", "MKMapRect", "MKMapPoint", "MKPlacemark", "MKRoute",
    "MKLocalSearch", "MKDirections", "MKLookAroundScene", "MKLookAroundSceneRequest", "MKPolyline", "MKMapView",
    "MKPointAnnotation", "CLLocation", "CLLocationManager", "CLGeocoder", "CLPlacemark", "MapUserTrackingMode",
    "MapInteractionModes", "MapFeature", "MapCameraBounds", "MapProxy", "MapCompass", "MapScaleView",
    "MapPitchSlider", "MapZoomStepper", "Marker", "Annotation", "UserAnnotation",
    "MapPolyline", "MapPolygon", "MapCircle", "MapPin", "MapMarker", "MapAnnotation",
  ]
  private static let players = [
    "AVPlayer", "AVPlayerItem", "AVQueuePlayer", "AVPlayerLooper", "AVAudioPlayer", "AVAudioSession", "AVAsset",
    "AVURLAsset", "AVCaptureSession", "AVSpeechSynthesizer", "AVSpeechUtterance", "CMTime", "AVAudioEngine",
    "AVAudioRecorder", "AVCaptureDevice",
  ]
  private static let scenes = [
    "SCNScene", "SCNNode", "SCNVector3", "SCNSphere", "SCNBox", "SKScene", "SKNode", "SKSpriteNode", "SKLabelNode",
    "SKAction", "SKView", "Entity", "ModelEntity", "AnchorEntity", "MeshResource", "SimpleMaterial", "ARSession",
    "ARWorldTrackingConfiguration", "RealityViewCamera", "SpatialTapGesture3D", "Point3D", "Size3D", "Vector3D",
    "Rotation3D", "Transform3D",
  ]
  private static let stores = ["Product", "SKStoreReviewController", "AppStore", "SKPaymentQueue"]
  private static let pickers = [
    "PhotosPickerItem", "PHPickerConfiguration", "PHPickerFilter", "UIImagePickerController", "PHPhotoLibrary",
    "PHAsset", "FamilyActivitySelection",
  ]
  private static let pages = ["WebPage", "WKWebView", "WKWebViewConfiguration", "URLRequest", "PDFDocument", "PDFView"]
}
