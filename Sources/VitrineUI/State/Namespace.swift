import VitrineLayout

/// A namespace for identifiers of views, which belongs to a view's place in the tree.
@propertyWrapper
public struct Namespace {
  private let state: State<ID>

  /// The identity of a namespace.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    let name: String
    public var description: String { "namespace" }
  }

  public init(file: String = #fileID, line: Int = #line, column: Int = #column) {
    state = State(wrappedValue: ID(name: "\(file):\(line):\(column)"), file: file, line: line, column: column)
  }

  public var wrappedValue: ID { state.wrappedValue }
}

extension View {
  /// Makes the view move from or to the frame of another view with the same identifier when it appears or disappears.
  /// While both exist, each is drawn at its own position, whichever provides the geometry.
  ///
  /// - Parameters:
  ///   - id: the identifier that both views have.
  ///   - namespace: the namespace of the identifier.
  ///   - properties: the shared geometry.
  ///   - anchor: the point of both views that is matched.
  ///   - isSource: whether the view provides the geometry.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    matchedGeometry(AnyHashable([AnyHashable(namespace), AnyHashable(id)]), properties: properties, anchor: anchor)
  }
}
