import FenceEvaluation
import VitrineUI

/// A view that a framework besides SwiftUI draws, or the system that it runs on: a labelled box stands in for it.
struct ForeignViewName: Sendable {
  let name: String
  let framework: String
  /// In points, where the original has a height of its own.
  let height: Double?
  /// Whether a closure behind the call makes views that lie over it.
  let hasOverlay: Bool

  init(_ name: String, of framework: String, height: Double? = nil, hasOverlay: Bool = false) {
    (self.name, self.framework, self.height, self.hasOverlay) = (name, framework, height, hasOverlay)
  }

  /// The box in the place of a call, whatever its arguments are.
  ///
  /// - Throws: what goes wrong in the views over it.
  func view(_ arguments: [CallArgument], _ context: CallContext) throws -> any View {
    context.evaluator.remark(foreign: name, of: framework, context.mark)
    guard hasOverlay, let overlay = arguments.last, overlay.isTrailing else { return ForeignView(name, height: height) }
    return ForeignView(name, height: height, overlay: try Kind<any View>.view.read(overlay, context))
  }
}

/// The views of other frameworks that fences name.
enum ForeignViewsNames {
  static let foreignViews: [ForeignViewName] =
    all("MapKit", "Map", "LookAroundPreview")
    + [ForeignViewName("VideoPlayer", of: "AVKit", hasOverlay: true)]
    + all(
      "RealityKit", "RealityView", "Model3D", "GeometryReader3D", "ObjectCaptureView", "ObjectCapturePointCloudView")
    + all("SpriteKit", "SpriteView") + all("SceneKit", "SceneView")
    + all(
      "StoreKit", "SubscriptionStoreView", "SubscriptionOfferView", "StoreView", "SubscriptionStoreButton",
      "SubscriptionStorePicker", "SubscriptionOptionGroup", "SubscriptionOptionGroupSet", "SubscriptionOptionSection",
      "SubscriptionPeriodGroup", "SubscriptionPeriodGroupSet")
    + [ForeignViewName("ProductView", of: "StoreKit", height: 60)]
    + all("WebKit", "WebView") + all("MusicKit", "ArtworkImage") + all("FamilyControls", "FamilyActivityPicker")
    + all("DeviceActivity", "DeviceActivityReport")
    + all(
      "PassKit", "PayWithApplePayButton", "PayLaterView", "AddPassToWalletButton", "VerifyIdentityWithWalletButton",
      "AddOrderToWalletButton")
    + all("AppIntents", "ShortcutsLink", "SiriTipView") + all("ContactsUI", "ContactAccessButton")
    + all("WidgetKit", "AccessoryWidgetBackground", "AccessoryWidgetGroup") + all("WatchKit", "NowPlayingView")
    + all("DeviceDiscoveryUI", "DevicePicker") + all("JournalingSuggestions", "JournalingSuggestionsPicker")
    + all("PermissionKit", "CommunicationLimitsButton") + all("Swift Charts in three dimensions", "Chart3D")
    + all("visionOS", "SpatialContainer") + all("the system", "DocumentLaunchView")

  static let byName = Dictionary(foreignViews.map { ($0.name, $0) }) { first, _ in first }

  private static func all(_ framework: String, _ names: String...) -> [ForeignViewName] {
    names.map { ForeignViewName($0, of: framework) }
  }
}
