/// A type that defines an alignment: its value for views that don't set the guide explicitly.
public protocol AlignmentID {
  /// The type of lengths: `CGFloat` or `Double`.
  associatedtype Length: BinaryFloatingPoint = Double
  /// Returns the distance of the line from the view's leading or top edge, in points, for a view without an explicit
  /// guide.
  static func defaultValue(in context: ViewDimensions) -> Length
}

extension AlignmentID {
  /// The default value as a number.
  static func value(in context: ViewDimensions) -> Double { Double(defaultValue(in: context)) }
}

/// The identity of an alignment along either axis.
public struct AlignmentKey: Hashable, Sendable {
  enum BuiltIn: UInt8, Sendable {
    case leading, center, trailing, top, middle, bottom, firstTextBaseline, lastTextBaseline, custom
  }

  let builtIn: BuiltIn
  let custom: CustomAlignment?
  public let axis: Axis

  init(_ builtIn: BuiltIn, _ axis: Axis) {
    self.builtIn = builtIn
    custom = nil
    self.axis = axis
  }

  init(_ custom: CustomAlignment, _ axis: Axis) {
    builtIn = .custom
    self.custom = custom
    self.axis = axis
  }

  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.builtIn == b.builtIn && a.axis == b.axis && a.custom?.name == b.custom?.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(builtIn)
    hasher.combine(axis)
    hasher.combine(custom?.name)
  }

  /// The alignment's name in SwiftUI, or the name that a custom alignment was given.
  public var name: String {
    switch builtIn {
    case .middle: "center"
    case .custom: custom?.name ?? ""
    default: "\(builtIn)"
    }
  }

  /// Returns the value if no explicit guide is set: 0 for leading and top, half the length for centres, the whole
  /// length for trailing and bottom. The text baselines of a view without text are its bottom.
  func defaultValue(in dimensions: ViewDimensions) -> Double {
    switch builtIn {
    case .leading, .top: 0
    case .center: dimensions.width / 2
    case .trailing: dimensions.width
    case .middle: dimensions.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: dimensions.height
    case .custom: custom.map { Self.finite($0.defaultValue(dimensions)) } ?? 0
    }
  }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

  /// Whether texts set the line without an explicit guide.
  var isTextBaseline: Bool { builtIn == .firstTextBaseline || builtIn == .lastTextBaseline }
}

/// An alignment that a program or a code fence declares. It never changes; its function is called where a layout is.
final class CustomAlignment: @unchecked Sendable {
  let name: String
  let defaultValue: (ViewDimensions) -> Double

  init(name: String, defaultValue: @escaping (ViewDimensions) -> Double) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// Merges the explicit guides of several children into their container's guide: the first baseline is the topmost, the
/// last baseline the bottommost, and a custom line the mean. Guides of built-in edges and centres stay inside the
/// container.
struct GuideMerge {
  let key: AlignmentKey
  private var value: Double?
  private var count = 0.0

  init(_ key: AlignmentKey) { self.key = key }

  mutating func add(_ guide: Double) {
    defer { count += 1 }
    guard let current = value else {
      value = guide
      return
    }
    switch key.builtIn {
    case .firstTextBaseline: value = min(current, guide)
    case .lastTextBaseline: value = max(current, guide)
    case .custom: value = (current * count + guide) / (count + 1)
    default: break
    }
  }

  /// The merged guide; `nil` if no child has a guide, or if containers don't pass on guides of this alignment.
  var result: Double? {
    switch key.builtIn {
    case .custom, .firstTextBaseline, .lastTextBaseline: value
    default: nil
    }
  }
}

/// The alignment of views along the horizontal axis: each view's guide is on a shared vertical line.
public struct HorizontalAlignment: Hashable, Sendable {
  public let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(
      CustomAlignment(name: String(reflecting: id), defaultValue: { id.value(in: $0) }), .horizontal)
  }

  /// Creates an alignment that is identified by its name, for one that a code fence declares.
  public init(named name: String, defaultValue: @escaping (ViewDimensions) -> Double) {
    key = AlignmentKey(CustomAlignment(name: name, defaultValue: defaultValue), .horizontal)
  }

  init(key: AlignmentKey) { self.key = key }

  private init(_ builtIn: AlignmentKey.BuiltIn) { key = AlignmentKey(builtIn, .horizontal) }

  public static var leading: HorizontalAlignment { HorizontalAlignment(.leading) }
  public static var center: HorizontalAlignment { HorizontalAlignment(.center) }
  public static var trailing: HorizontalAlignment { HorizontalAlignment(.trailing) }
  /// The start of a list row separator, at the row's leading edge.
  public static var listRowSeparatorLeading: HorizontalAlignment { HorizontalAlignment(.leading) }
  public static var listRowSeparatorTrailing: HorizontalAlignment { HorizontalAlignment(.trailing) }
}

/// The alignment of views along the vertical axis: each view's guide is on a shared horizontal line.
public struct VerticalAlignment: Hashable, Sendable {
  public let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(
      CustomAlignment(name: String(reflecting: id), defaultValue: { id.value(in: $0) }), .vertical)
  }

  /// Creates an alignment that is identified by its name, for one that a code fence declares.
  public init(named name: String, defaultValue: @escaping (ViewDimensions) -> Double) {
    key = AlignmentKey(CustomAlignment(name: name, defaultValue: defaultValue), .vertical)
  }

  init(key: AlignmentKey) { self.key = key }

  private init(_ builtIn: AlignmentKey.BuiltIn) { key = AlignmentKey(builtIn, .vertical) }

  public static var top: VerticalAlignment { VerticalAlignment(.top) }
  public static var center: VerticalAlignment { VerticalAlignment(.middle) }
  public static var bottom: VerticalAlignment { VerticalAlignment(.bottom) }
  public static var firstTextBaseline: VerticalAlignment { VerticalAlignment(.firstTextBaseline) }
  public static var lastTextBaseline: VerticalAlignment { VerticalAlignment(.lastTextBaseline) }
}

/// An alignment along both axes.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.init(horizontal: horizontal, vertical: vertical)
  }

  public static var center: Alignment { Alignment(.center, .center) }
  public static var leading: Alignment { Alignment(.leading, .center) }
  public static var trailing: Alignment { Alignment(.trailing, .center) }
  public static var top: Alignment { Alignment(.center, .top) }
  public static var bottom: Alignment { Alignment(.center, .bottom) }
  public static var topLeading: Alignment { Alignment(.leading, .top) }
  public static var topTrailing: Alignment { Alignment(.trailing, .top) }
  public static var bottomLeading: Alignment { Alignment(.leading, .bottom) }
  public static var bottomTrailing: Alignment { Alignment(.trailing, .bottom) }
  public static var centerFirstTextBaseline: Alignment { Alignment(.center, .firstTextBaseline) }
  public static var centerLastTextBaseline: Alignment { Alignment(.center, .lastTextBaseline) }
  public static var leadingFirstTextBaseline: Alignment { Alignment(.leading, .firstTextBaseline) }
  public static var leadingLastTextBaseline: Alignment { Alignment(.leading, .lastTextBaseline) }
  public static var trailingFirstTextBaseline: Alignment { Alignment(.trailing, .firstTextBaseline) }
  public static var trailingLastTextBaseline: Alignment { Alignment(.trailing, .lastTextBaseline) }
}
