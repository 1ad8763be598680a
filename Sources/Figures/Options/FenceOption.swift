/// A fence option: what it is called, what it means, and how it is read.
///
/// Its declaration in ``all`` is everything: fences, front matter and `vitrine.yml` read it, `vitrine render` and
/// `vitrine embed` have it on the command line, editors complete it, and the table in the manual is made of it.
package struct FenceOption: Sendable {
  package typealias Reader = @Sendable (inout FigureOptionsReader, FigureSetting) -> Void

  /// The values that an option accepts, if they are names.
  package enum Values: Sendable {
    case one([String])
    /// Several, separated by commas.
    case any([String])
  }

  /// The forms that an option has on the command line.
  package enum CommandLine: Sendable {
    case option
    /// It has no value.
    case flag
    /// It isn't there, because it is about a single fence of many.
    case missing
  }

  package let name: String
  /// An older name, which is still read.
  package var olderName: String?
  /// A value as an example; empty if ``meaning`` has examples.
  package let example: String
  /// The meaning, in Markdown with links as the manual's page of fences has them.
  package let meaning: String
  package var values: Values?
  package var commandLine = CommandLine.option
  /// Whether a fence may have the option without a value.
  package var mayStandAlone = false
  let read: Reader

  init(
    _ name: String, example: String = "", _ meaning: String, olderName: String? = nil, values: Values? = nil,
    commandLine: CommandLine = .option, mayStandAlone: Bool = false, read: @escaping Reader
  ) {
    (self.name, self.example, self.meaning, self.read) = (name, example, meaning, read)
    (self.olderName, self.values) = (olderName, values)
    (self.commandLine, self.mayStandAlone) = (commandLine, mayStandAlone)
  }

  /// All fence options, in the order of the manual.
  package static let all = ofSize + ofVariants + ofChanges + ofCode + ofChecks + ofLook

  /// The names of all options.
  package static let names = all.map(\.name)

  /// Returns the option of a name, or of an older one.
  package static func named(_ name: String) -> FenceOption? { byName[name] }

  private static let byName = Dictionary(
    all.flatMap { option in [option.name, option.olderName].compactMap { $0.map { ($0, option) } } }
  ) { first, _ in first }

  // MARK: Descriptions

  /// The names of the values.
  package var valueNames: [String] {
    switch values {
    case .one(let names), .any(let names): names
    case nil: []
    }
  }

  /// The description for the command line, without Markdown.
  package var help: String {
    var text = meaning.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }.filter { $0 != "`" }
    if commandLine == .flag { return text }
    if !example.isEmpty { text = "\(text.dropLast()): \(quotedExample)." }
    guard let first = valueNames.first, !meaning.contains("`\(first)`") else { return text }
    let verb = if case .any = values { "Any of" } else { "One of" }
    return text + " \(verb): " + valueNames.joined(separator: ", ") + "."
  }

  /// The example as a fence and a shell have it.
  private var quotedExample: String { example.contains(" ") ? "\"\(example)\"" : example }

  /// The options as the table of the manual's page of fences.
  package static var table: String {
    let rows = all.map { "| `\($0.name)=\($0.quotedExample)` | \($0.meaning.dropLast()) |\n" }
    return "| option | meaning |\n| --- | --- |\n" + rows.joined()
  }
}
