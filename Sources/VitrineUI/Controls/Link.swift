import VitrineLayout

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A control that opens a URL.
///
/// With a type-erased label: `Link(address: text) { AnyView(label) }`.
public struct Link: ControlView {
  let address: String
  let label: any View

  package init(address: String, @ViewBuilder label: () -> some View) { (self.address, self.label) = (address, label()) }

  public init(destination: URL, @ViewBuilder label: () -> some View) {
    self.init(address: destination.absoluteString, label: label)
  }
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  package var controlKind: NodeKind { "Link" }
  package func parts(in environment: EnvironmentValues) -> any View { ButtonFace(label: label) }
}

/// The preview of a shared item. Figures, which draw no share sheet, never show it.
public struct SharePreview: Hashable, Sendable {
  let title: String
  public init(_ title: some StringProtocol) { self.title = String(title) }
  public init(_ title: Text) { self.title = title.string }
  public init(_ title: Text, image: Any) { self.init(title) }
  public init(_ title: Text, icon: Any) { self.init(title) }
  public init(_ title: Text, image: Any, icon: Any) { self.init(title) }
  public init(_ title: some StringProtocol, icon: Any) { self.init(title) }
  public init(_ title: some StringProtocol, image: Any) { self.init(title) }
  public init(_ title: some StringProtocol, image: Any, icon: Any) { self.init(title) }
}

/// A control that shares an item.
///
/// With a type-erased label: `ShareLink(item: item) { AnyView(label) }`, for an item of any type.
public struct ShareLink: ControlView {
  let label: any View

  public init(
    item: Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil,
    @ViewBuilder label: () -> some View
  ) { self.label = label() }
  public init(item: Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil) {
    label = Label("Share…", systemImage: "square.and.arrow.up")
  }
  public init(
    _ title: some StringProtocol, item: Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil
  ) { label = Label(title, systemImage: "square.and.arrow.up") }
  public init(_ title: some StringProtocol, items: [Any], subject: Text? = nil, message: Text? = nil) {
    self.init(title, item: items)
  }
  public init(items: [Any], subject: Text? = nil, message: Text? = nil) { self.init(item: items) }

  package var controlKind: NodeKind { "ShareLink" }
  package func parts(in environment: EnvironmentValues) -> any View { ButtonFace(label: label) }
}
