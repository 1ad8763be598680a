import VitrineLayout
import VitrineText
import VitrineUI

/// What the types of the catalog's values are called.
enum NativeType {
  /// As Swift calls it: `CGSize`, `Edge.Set`.
  static func name(of native: Any) -> String {
    let name = catalogName(of: native)
    return Catalog.shownTypes[name] ?? name
  }

  /// As parameters in the catalog call it: `CGSize`, `Edges`.
  static func catalogName(of native: Any) -> String {
    if let known = native as? any CatalogType { return Swift.type(of: known).catalogName }
    switch native {
    case is Edge.Set: return "Edges"
    case is Axis.Set: return "Axes"
    case is TextOptions.Alignment: return "TextAlignment"
    case is GraphicsContext.Shading: return "Shading"
    case is Screen: return "UIScreen"
    case is DateValue: return "Date"
    case is AttributedText: return "AttributedString"
    default: return String(String(describing: Swift.type(of: native)).prefix { $0 != "<" })
    }
  }
}

/// The methods of sets of options, such as `Edge.Set`.
func optionSetMethod<Options: OptionSet>(_ name: String, _ set: Options, _ other: Options) -> Value?
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
func optionSetChange<Options: OptionSet>(_ name: String, _ set: Options, _ other: Options) -> Options?
where Options.Element == Options {
  switch name {
  case "insert", "formUnion": set.union(other)
  case "remove", "subtract": set.subtracting(other)
  case "formIntersection": set.intersection(other)
  case "formSymmetricDifference": set.symmetricDifference(other)
  default: nil
  }
}
