import Diagnostics

/// The text after a fence's backticks: ` ```swift view-tree width=200 caption="A badge" `.
package struct FenceInfo: Hashable, Sendable {
  /// A word, or `key=value`.
  package struct Option: Hashable, Sendable {
    package var key: String
    /// The value without its quotes and escapes; `nil` for a word alone.
    package var value: String?
    /// The place of the whole option in the note.
    package var span: Span
    /// The start of the value in the note, inside the quotes.
    package var valueStart: Location
  }

  /// The unparsed text.
  package var text: String
  /// The first word, up to a comma or colon, unless it is an option; otherwise the first class or word in braces.
  package var language: String
  package var options: [Option]

  package static let viewTreeWord = "view-tree"
  package static let none = FenceInfo(text: "", language: "", options: [])

  package var isViewTree: Bool { options.contains { $0.key == Self.viewTreeWord && $0.value == nil } }

  /// Whether the language is Swift under any of its usual names.
  package var isSwift: Bool { ["swift", "swiftui"].contains(language.lowercased()) }

  /// Whether the language is named SwiftUI.
  package var isSwiftUI: Bool { language.lowercased() == "swiftui" }

  /// Whether the fence holds a tree diagram that the author wrote, in the language `tree`.
  package var isTree: Bool { language == "tree" }

  /// The id of the figure that the fence names with `id=stack`: `fig-stack`. `nil` without a name, or for a name that
  /// is not valid.
  package var figureIdentifier: String? {
    guard let name = value(of: "id"), Self.isFigureName(name) else { return nil }
    return name.hasPrefix("fig-") ? name : "fig-" + name
  }

  /// Whether a name holds only letters, digits, `-` and `_`.
  package static func isFigureName(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
      }
  }

  package func value(of key: String) -> String? { options.last { $0.key == key && $0.value != nil }?.value }
}
