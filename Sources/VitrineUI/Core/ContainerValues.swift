/// A key for a value that a view passes to the container around it.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view passes to the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  fileprivate var tag: TagValue?

  /// Collects the values of a view's modifiers, of which the outermost of a key counts.
  fileprivate init(of view: any View) {
    for case let modifier as ContainerValueChange in modifiers(of: view).reversed() { modifier.change(&self) }
  }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of the view, if it has one of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.value.base as? V }
  /// Returns whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == TagValue(tag) }
}

/// A modifier that changes the values that its view passes to the container; it draws nothing.
struct ContainerValueChange: PrimitiveModifier {
  fileprivate let change: (inout ContainerValues) -> Void

  /// Passes the tag of a view, if no view inside has one.
  static func tag(_ tag: TagValue) -> ContainerValueChange { ContainerValueChange { $0.tag = $0.tag ?? tag } }

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    content(context)
  }
}

extension View {
  /// Passes a value to the container around the view.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueChange { $0[keyPath: keyPath] = value })
  }
}

/// A view among those that a container lays out.
public struct Subview: View, Identifiable {
  private let view: any View
  public let id: Int

  fileprivate init(_ view: any View, id: Int) { (self.view, self.id) = (view, id) }

  public var containerValues: ContainerValues { ContainerValues(of: view) }
  public var body: some View { AnyView(view) }
}

/// The views that a container lays out: those of lists, loops and groups, one by one.
public struct SubviewsCollection: RandomAccessCollection, View {
  private let views: [Subview]

  fileprivate init(of view: any View) {
    views = identifiedSubviews(of: view).enumerated().map { Subview($1, id: $0) }
  }

  fileprivate init(_ views: [any View]) { self.views = views.enumerated().map { Subview($1, id: $0) } }

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { views[index] }
  public var body: some View { ForEach(views) { $0 } }
}

/// A section among the views that a container lays out.
public struct SectionConfiguration: Identifiable {
  public let id: Int
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection

  fileprivate init(_ parts: SectionParts, id: Int) {
    self.id = id
    header = SubviewsCollection(parts.header)
    content = SubviewsCollection(parts.content)
    footer = SubviewsCollection(parts.footer)
  }
}

/// The sections of the views that a container lays out; those outside of sections have one for each run of them.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  fileprivate init(of view: any View) {
    sections = VitrineUI.sections(of: view).enumerated().map { SectionConfiguration($1, id: $0) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension Group {
  /// Creates a group of what a closure makes of the views of another view.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent<Base, Result> { transform(SubviewsCollection(of: view)) } }
  }

  /// Creates a group of what a closure makes of the sections of another view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent<Base, Result> { transform(SectionCollection(of: view)) } }
  }
}

/// The views that a group makes of the views of another view.
public struct GroupElementsOfContent<Base: View, Content: View>: View {
  let content: () -> Content
  public var body: some View { content() }
}

/// The views that a group makes of the sections of another view.
public struct GroupSectionsOfContent<Base: View, Content: View>: View {
  let content: () -> Content
  public var body: some View { content() }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
  /// Creates a view for each of the views of another view.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(ForEachSubviewCollection(SubviewsCollection(of: view)), content: content)
  }
}

extension ForEach where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
  /// Creates a view for each of the sections of another view.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(ForEachSectionCollection(SectionCollection(of: view)), content: content)
  }
}

/// The views over which a loop goes.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  private let views: SubviewsCollection
  fileprivate init(_ views: SubviewsCollection) { self.views = views }
  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Subview { views[index] }
}

/// The sections over which a loop goes.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  private let sections: SectionCollection
  fileprivate init(_ sections: SectionCollection) { self.sections = sections }
  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
