import FenceEvaluation
import VitrineUI

/// Views of other frameworks that are drawn: buttons with a label of their own, tips, and the hosts of SwiftUI views.
enum FrameworkViewsNames {
  static let frameworkViews: [NameBinding] =
    [
      .view("PhotosPicker") {
        Init(Parameter(nil, .string), Parameter("selection", .any).withoutEffect(picks), ignoring: picked) {
          title, _ in Button(title, action: {})
        }
        Init(
          Parameter("selection", .any).withoutEffect(picks), Parameter("label", .content), ignoring: picked
        ) { _, label in Button(action: {}, label: content(label)) }
      },
      .view("LocationButton") {
        Init(
          Parameter(nil, .locationTitle, or: "Current Location"),
          Parameter("action", .action, or: {}).withoutEffect(asks)
        ) { title, _ in Button(title, systemImage: "location.fill", action: {}).buttonStyle(.borderedProminent) }
      },
      .view("TipView") {
        ContextInit(
          Parameter(nil, .any), Parameter("isPresented", .any, or: .nothing).withoutEffect("it is shown as it appears"),
          Parameter("arrowEdge", .any, or: .nothing).withoutEffect("tips of a column are drawn without their arrow"),
          Parameter("action", .action, or: {}).withoutEffect("an action is what happens on a tap")
        ) { context, tip, _, _, _ in try card(of: tip, context) }
      },
      .view("TextFieldLink") {
        Init(Parameter(nil, .string), ignoring: asked) { Button($0, action: {}) }
        Init(Parameter("label", .content), ignoring: asked) { label in Button(action: {}, label: content(label)) }
      },
      .view("NewDocumentButton") {
        Init(Parameter(nil, .string, or: "New Document"), ignoring: opened) { Button($0, action: {}) }
      },
      .view("MapUserLocationButton") { Init(ignoring: [scope]) { mapButton("location.fill") } },
      .view("MapPitchToggle") { Init(ignoring: [scope]) { mapButton("view.3d") } },
    ]
    + ["UIHostingController", "NSHostingController", "NSHostingView", "UIHostingView", "WKHostingController"].map {
      .view($0) { Init(Parameter("rootView", .content)) { $0 } }
    }

  private static func mapButton(_ symbol: String) -> any View {
    Button("", systemImage: symbol, action: {}).labelStyle(.iconOnly).buttonStyle(.bordered)
  }

  /// What a tip of the fence says; nothing where it has no title.
  private static func card(of tip: Value, _ context: CallContext) throws -> any View {
    guard case .instance = tip else { return EmptyView() }
    func part<Part>(_ name: String, _ type: Part.Type) throws -> Part? {
      let value = try context.evaluator.memberIfAny(name, of: tip, context.mark)
      guard case .view(let view)? = value else { return nil }
      return view as? Part
    }
    guard let title = try part("title", Text.self) else { return EmptyView() }
    return TipCard(title: title, message: try part("message", Text.self), image: try part("image", Image.self))
  }

  private static let picks = "it is what is chosen after a tap"
  private static let asks = "an action is what happens on a tap"
  private static let scope = Ignored("scope", because: "maps are labeled boxes")
  private static let asked = ["prompt", "onSubmit"].map { Ignored($0, because: "it asks after a tap") }
  private static let opened = ["for", "contentType", "prepareDocument", "prepareDocumentURL", "contentTypes"].map {
    Ignored($0, because: "it opens a document after a tap")
  }
  private static let picked = [
    "maxSelectionCount", "selectionBehavior", "matching", "preferredItemEncoding", "photoLibrary",
  ].map { Ignored($0, because: picks) }
}

extension Kind where T == String {
  /// What the button says that shares a location once.
  static var locationTitle: Kind {
    Kind(name: "LocationButton.Title") { argument, _ in
      if case .implicit(let implicit) = argument.value { titles[implicit.name] != nil } else { false }
    } read: { argument, _ in
      guard case .implicit(let implicit) = argument.value, let title = titles[implicit.name] else {
        throw Mismatch(argument: argument, wanted: "LocationButton.Title")
      }
      return title
    }
  }

  private static var titles: [String: String] {
    [
      "currentLocation": "Current Location", "sendCurrentLocation": "Send Current Location",
      "sendMyCurrentLocation": "Send My Current Location", "shareCurrentLocation": "Share Current Location",
      "shareMyCurrentLocation": "Share My Current Location",
    ]
  }
}
