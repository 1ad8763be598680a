/// A Swift type that fences name: `Alignment`, `Font.Weight` …
package protocol CatalogType: SendableMetatype {
  /// The name under which the evaluator knows the type.
  static var catalogName: String { get }
  /// The name as Swift writes it, for messages and the manual.
  static var shownName: String { get }
}

extension CatalogType {
  package static var shownName: String { catalogName }
}
