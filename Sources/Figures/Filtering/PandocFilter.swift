import Diagnostics
import Markup
import Notation
import VitrineText

/// Puts figures into a document that pandoc has read: its code blocks of class `swiftui`, or `swift` and `view-tree`.
///
/// Source: [pandoc-types](https://hackage.haskell.org/package/pandoc-types/docs/Text-Pandoc-Definition.html).
package struct PandocFilter {
  package struct Options: Sendable {
    /// What pandoc writes, by its name for it; HTML where it does not say.
    package var format = "html"
    /// Where files of figures go, as seen from where pandoc runs.
    package var folder = "vitrine-figures"
    package var selection = FenceSelection.marked
    /// What holds where a fence says nothing else.
    package var settings: [FigureSetting] = []
    /// Whether a fence that cannot be drawn ends it.
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
    /// What is to be said, each with the code that it is about.
    package var remarks: [(diagnostic: Diagnostic, source: SourceFile)] = []

    package var hasErrors: Bool { remarks.contains { $0.diagnostic.severity == .error } }
  }

  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  let typesetter: Typesetter

  package init(typesetter: Typesetter) { self.typesetter = typesetter }

  /// - Parameter bytes: the document as pandoc writes it for filters.
  package func filter(_ bytes: [UInt8], _ given: Options) throws(Problem) -> Answer {
    guard let document = JSON.parse(bytes), document["blocks"]?.array != nil,
      let version = document["pandoc-api-version"]
    else { throw Problem(description: "standard input is not a document of pandoc in JSON (‘pandoc --to json’)") }
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

  /// Whether there is a block for figures: since 1.23.
  private static func hasFigures(_ version: JSON) -> Bool {
    let numbers = version.array?.compactMap(\.number) ?? []
    return numbers.count > 1 && (numbers[0] > 1 || (numbers[0] == 1 && numbers[1] >= 23))
  }
}
