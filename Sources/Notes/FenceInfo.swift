import Diagnostics

/// What stands behind the backticks of a fence: ` ```swift view-tree width=200 caption="A badge" `.
package struct FenceInfo: Hashable, Sendable {
  /// A word, or `key=value`.
  package struct Option: Hashable, Sendable {
    package var key: String
    /// Quotes and their escapes resolved; `nil` for a word alone.
    package var value: String?
    /// The whole option in the note.
    package var span: Span
    /// The place of the value in the note, within the quotes.
    package var valueStart: Location
  }

  /// As written.
  package var text: String
  /// The first word, up to a comma or colon, unless it is an option; else the first class or word in braces.
  package var language: String
  package var options: [Option]

  package static let viewTreeWord = "view-tree"
  package static let none = FenceInfo(text: "", language: "", options: [])

  package var isViewTree: Bool { options.contains { $0.key == Self.viewTreeWord && $0.value == nil } }

  /// Whether the language is Swift by any of its usual names.
  package var isSwift: Bool { ["swift", "swiftui"].contains(language.lowercased()) }

  /// Whether the language says that it is SwiftUI.
  package var isSwiftUI: Bool { language.lowercased() == "swiftui" }

  /// Whether it is a tree of its author's own.
  package var isTree: Bool { language == "tree" }

  /// The id of the figure that the fence names with `id=stack`: `fig-stack`. `nil` where it names none, or with what cannot be an id.
  package var figureIdentifier: String? {
    guard let name = value(of: "id"), Self.isFigureName(name) else { return nil }
    return name.hasPrefix("fig-") ? name : "fig-" + name
  }

  /// Letters, digits, `-` and `_`.
  package static func isFigureName(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
      }
  }

  package func value(of key: String) -> String? { options.last { $0.key == key && $0.value != nil }?.value }
}
