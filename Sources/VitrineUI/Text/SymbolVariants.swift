import VitrineText

/// The variants of symbols: filled, slashed, or inside a shape.
public struct SymbolVariants: Hashable, Sendable {
  enum Shape: String, Hashable, Sendable { case circle, square, rectangle }

  private(set) var isFilled = false
  private(set) var isSlashed = false
  private(set) var shape: Shape?

  public static let none = SymbolVariants()
  public static let fill = none.fill
  public static let slash = none.slash
  public static let circle = none.circle
  public static let square = none.square
  public static let rectangle = none.rectangle

  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var slash: SymbolVariants { with { $0.isSlashed = true } }
  public var circle: SymbolVariants { with { $0.shape = .circle } }
  public var square: SymbolVariants { with { $0.shape = .square } }
  public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// Returns whether the variants include all of another value's.
  public func contains(_ other: SymbolVariants) -> Bool {
    (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed) && (other.shape == nil || shape == other.shape)
  }

  /// Returns these variants combined with those of the views around.
  func joined(to outer: SymbolVariants) -> SymbolVariants {
    var joined = self
    joined.isFilled = isFilled || outer.isFilled
    joined.isSlashed = isSlashed || outer.isSlashed
    joined.shape = shape ?? outer.shape
    return joined
  }

  /// Returns the name of a symbol's variant, with as many of the variants as an icon exists for.
  func name(of symbol: String, in icons: IconLibrary) -> String {
    guard self != .none, icons.failure == nil else { return symbol }
    var parts = symbol.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill" || isFilled
    if parts.last == "fill" { parts.removeLast() }
    if isSlashed, !parts.contains("slash") { parts.append("slash") }
    if let shape, !parts.contains(shape.rawValue) { parts.append(shape.rawValue) }
    let whole = parts.joined(separator: ".")
    let wanted = [isFilled ? whole + ".fill" : whole, whole, isFilled ? symbol + ".fill" : symbol]
    return wanted.first { icons.icon(named: $0) != nil } ?? symbol
  }
}

struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Draws the symbols inside as a variant, if they have it.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingEnvironment { $0.symbolVariants = variant.joined(to: $0.symbolVariants) }
  }
}
