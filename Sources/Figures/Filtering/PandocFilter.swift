import Diagnostics
import Markup
import Notation
import VitrineText

/// Inserts figures into a document in pandoc's JSON: its code blocks of class `swiftui`, or `swift` and `view-tree`.
///
/// Source: [pandoc-types](https://hackage.haskell.org/package/pandoc-types/docs/Text-Pandoc-Definition.html).
package struct PandocFilter {
  package struct Options: Sendable {
    /// Pandoc's name of the output format.
    package var format = "html"
    /// The folder for files of figures, relative to pandoc's current folder.
    package var folder = "vitrine-figures"
    package var selection = FenceSelection.marked
    /// The defaults for the options of fences.
    package var settings: [FigureSetting] = []
    /// Whether a fence that cannot be drawn fails the conversion.
    package var isStrict = false

    package init() {}
  }

  /// A file that the document shows.
  package struct File: Sendable {
    package var path: String
    package var contents: [UInt8]
  }

  package struct Answer: Sendable {
    /// The document as JSON.
    package var text = ""
    package var files: [File] = []
    package var isStrict = false
    /// The diagnostics, each with the code that it concerns.
    package var remarks: [(diagnostic: Diagnostic, source: SourceFile)] = []

    package var hasErrors: Bool { remarks.contains { $0.diagnostic.severity == .error } }
  }

  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  let typesetter: Typesetter

  package init(typesetter: Typesetter) { self.typesetter = typesetter }

  /// - Parameter bytes: the document as pandoc passes it to filters.
  package func filter(_ bytes: [UInt8], _ given: Options) throws(Problem) -> Answer {
    guard let document = JSON.parse(bytes), document["blocks"]?.array != nil,
      let version = document["pandoc-api-version"]
    else { throw Problem(description: "standard input is not a pandoc document in JSON ('pandoc --to json')") }
    var answer = Answer()
    var options = given
    let metadata = PandocMetadata(document["meta"]?["vitrine"])
    answer.remarks = metadata.apply(to: &options).map { ($0, SourceFile(path: "metadata", text: "")) }
    answer.isStrict = options.isStrict
    var drawing = PandocDrawing(options, typesetter, hasFigures: Self.hasFigures(version))
    let blocks = document["blocks"].map { drawing.replaced($0) } ?? []
    answer.text = document.replacing("blocks", with: blocks).text
    answer.remarks += drawing.remarks
    answer.files = drawing.files
    return answer
  }

  /// Whether this version of pandoc-types has a block for figures (1.23 or later).
  private static func hasFigures(_ version: JSON) -> Bool {
    let numbers = version.array?.compactMap(\.number) ?? []
    return numbers.count > 1 && (numbers[0] > 1 || (numbers[0] == 1 && numbers[1] >= 23))
  }
}
