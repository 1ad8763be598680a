import Foundation

extension Image {
  /// Creates an image of a file of the site, by its name.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - bundle: without effect: figures have one folder of files.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name) }
  public init(decorative name: String, bundle: Bundle?) { self.init(name) }
  /// Creates an image of a symbol, which is drawn whole, whatever the value.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

/// A view that loads an image from the network. Figures load none: they draw the placeholder.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  public init(url: URL?, scale: Double = 1) where Content == Image.Placeholder { content = Image.Placeholder() }

  public init<I: View, P: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == ConditionalContent<I, P> { self.content = .second(placeholder()) }

  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }

  public var body: some View { content }
}

extension Image {
  /// The box in place of an image that isn't loaded.
  public struct Placeholder: View {
    public var body: some View { Color(ink: .controlFill) }
  }
}

/// The state of an image that is loaded from the network.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
