import SwiftUI

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    path.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    return Path(path.cgPath)
  }
}

struct Label: UIViewRepresentable {
  let text: String
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) { context.coordinator.count += 1 }
  func makeCoordinator() -> Coordinator { Coordinator() }
  final class Coordinator { var count = 0 }
}

struct Screen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: Text("a")) }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { !UIAccessibility.isReduceMotionEnabled }
}

@main struct MyApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @Environment(\.scenePhase) private var phase
  @State private var isOn = false

  var body: some Scene {
    WindowGroup {
      Label(text: "a").frame(width: 50).clipShape(RoundedCorner(radius: 5, corners: [.topLeft, .topRight]))
      Screen().gesture(isOn ? DragGesture().onEnded { _ in isOn = false } : nil)
      RotatedShape(shape: Rectangle(), angle: .degrees(45)).strokeBorderless()
      OffsetShape(shape: ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 0.6)), offset: .zero)
      TransformedShape(shape: Rectangle(), transform: CGAffineTransform(scaleX: 0.5, y: 0.5))
      Circle().strokeBorder(.red, lineWidth: 5, antialiased: true)
    }
  }
}

extension Shape {
  func strokeBorderless() -> some View { fill(.red) }
}

struct SearchField: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UISearchBarDelegate {
    let text: Binding<String>
    init(_ text: Binding<String>) { self.text = text }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text.wrappedValue = searchText }
  }

  func makeCoordinator() -> Coordinator { Coordinator($text) }
  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.searchBarStyle = .minimal
    bar.delegate = context.coordinator
    return bar
  }
  func updateUIView(_ bar: UISearchBar, context: Context) { bar.text = text }
}

struct Photos: UIViewControllerRepresentable {
  final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      _ = info[.originalImage] as? UIImage
      picker.dismiss(animated: true)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
}

final class Canvas: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

struct Pan: UIGestureRecognizerRepresentable {
  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    _ = recognizer.translation(in: recognizer.view)
  }
}

struct Panned: View {
  var body: some View {
    Text("a").gesture(Pan()).projectionEffect(.init(CATransform3DRotate(CATransform3DIdentity, .pi / 4, 0, 0, 1)))
  }
}
