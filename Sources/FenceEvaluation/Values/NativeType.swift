import VitrineLayout
import VitrineText
import VitrineUI

/// What the types of the catalog's values are called.
package enum NativeType {
  /// As Swift calls it: `CGSize`, `Edge.Set`.
  package static func name(of native: Any) -> String { shown(catalogName(of: native)) }

  /// What Swift calls a type that the catalog has under a name of its own: `Edge.Set` for `Edges`.
  package static func shown(_ name: String) -> String { shownNames[name] ?? name }

  /// Types as Swift calls them, where the catalog has names of its own.
  private static let shownNames = [
    "Edges": "Edge.Set", "Axes": "Axis.Set", "Style": "ShapeStyle", "Number": "number", "Weight": "Font.Weight",
    "Design": "Font.Design", "Scale": "Image.Scale", "Truncation": "Text.TruncationMode", "Function": "closure",
    "Stop": "Gradient.Stop",
  ]

  /// As parameters in the catalog call it: `CGSize`, `Edges`.
  package static func catalogName(of native: Any) -> String {
    if let known = native as? any CatalogType { return Swift.type(of: known).catalogName }
    if let known = native as? any LibraryNative { return Swift.type(of: known).libraryName }
    switch native {
    case is Edge.Set: return "Edges"
    case is Axis.Set: return "Axes"
    case is TextOptions.Alignment: return "TextAlignment"
    case is GraphicsContext.Shading: return "Shading"
    case is Screen: return "UIScreen"
    default: return String(String(describing: Swift.type(of: native)).prefix { $0 != "<" })
    }
  }
}

/// The methods of sets of options, such as `Edge.Set`.
package func optionSetMethod<Options: OptionSet>(_ name: String, _ set: Options, _ other: Options) -> Value?
where Options.Element == Options {
  switch name {
  case "contains": .boolean(set.contains(other))
  case "union": .native(set.union(other))
  case "intersection": .native(set.intersection(other))
  case "subtracting": .native(set.subtracting(other))
  case "symmetricDifference": .native(set.symmetricDifference(other))
  case "isSubset": .boolean(set.isSubset(of: other))
  case "isSuperset": .boolean(set.isSuperset(of: other))
  case "isDisjoint": .boolean(set.isDisjoint(with: other))
  default: nil
  }
}

/// The set changed by one of its mutating methods.
package func optionSetChange<Options: OptionSet>(_ name: String, _ set: Options, _ other: Options) -> Options?
where Options.Element == Options {
  switch name {
  case "insert", "formUnion": set.union(other)
  case "remove", "subtract": set.subtracting(other)
  case "formIntersection": set.intersection(other)
  case "formSymmetricDifference": set.symmetricDifference(other)
  default: nil
  }
}
