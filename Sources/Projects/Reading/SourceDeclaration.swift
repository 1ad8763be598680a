/// A declaration at the top level of a source file, with the names in it.
struct SourceDeclaration: Sendable {
  enum Kind: Sendable {
    /// A type, function, variable, operator or macro.
    case named
    /// An extension of the type, whose name may have dots.
    case `extension`(of: String)
  }

  var kind: Kind
  /// The names that it declares; for an extension, those of its members.
  var names: Set<String>
  /// The members of an extension, each with its labels and types: two of one module can't be the same.
  var signatures: Set<String> = []
  /// The identifiers in it.
  var mentioned: Set<String>
  /// Whether other files don't see it.
  var isPrivate: Bool
  /// Whether it declares that a type conforms to protocols.
  var hasConformances: Bool
  /// The text, from its attributes on.
  var text: Substring
  /// The place of the text's start, from 1.
  var line: Int
  var column: Int
}

/// A preview of a source file: a `#Preview`, or a type that conforms to `PreviewProvider`.
package struct SourcePreview: Sendable {
  /// The name that the code gives it; `nil` if it has none.
  package var name: String?
  /// The line, from 1.
  package var line: Int
  /// The place among the file's declarations.
  var declaration: Int
}

/// A source file, read for its declarations.
struct ReadSource: Sendable {
  var path: String
  var declarations: [SourceDeclaration]
  var previews: [SourcePreview]
}
