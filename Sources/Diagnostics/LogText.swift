/// A text for a terminal or a log.
///
/// The literal that makes it is written as it is. Values in the literal are escaped, because they may come from notes or
/// other programs: characters that affect a terminal or end a line, a colon that begins a line, and brackets after two
/// number signs. Build services run lines that begin with two colons, and commands in `##[…]` anywhere in a line.
///
/// Source: <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>,
/// <https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs>
public struct LogText: ExpressibleByStringInterpolation, Hashable, Sendable {
  public private(set) var text: String

  public init(stringLiteral literal: String) { text = literal }

  public init(stringInterpolation interpolation: StringInterpolation) { text = interpolation.text }

  /// Creates the text of a JSON document, with the escapes of JSON.
  public init(json: String) { self.init(document: json, as: .json) }

  /// Creates the text of an XML document, with character references.
  public init(xml: String) { self.init(document: xml, as: .xml) }

  /// Creates a text of several lines.
  public init(lines: String) { self.init(document: lines, as: .plain) }

  private init(document: String, as format: Format) {
    var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 1)
    interpolation.append(document, as: format, keepsLines: true)
    text = interpolation.text
  }

  public static func += (text: inout LogText, more: LogText) { text.text += more.text }

  /// The parts of a literal, with its values escaped.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ value: some Any) {
      append("\(value)", as: .plain, keepsLines: false)
    }

    /// Appends a text in which everything is escaped.
    public mutating func appendInterpolation(_ text: LogText) { self.text += text.text }

    fileprivate mutating func append(_ value: String, as format: Format, keepsLines: Bool) {
      var beginsLine = text.unicodeScalars.last { !$0.properties.isWhitespace || $0 == "\n" }.map { $0 == "\n" } ?? true
      for scalar in value.unicodeScalars {
        let isEscaped =
          switch scalar {
          case "\n": !keepsLines
          case ":": beginsLine
          case "[": endsInCommandMark
          default: scalar.isInvisible
          }
        if isEscaped { text += format.escaped(scalar) } else { text.unicodeScalars.append(scalar) }
        beginsLine = scalar == "\n" || beginsLine && scalar.properties.isWhitespace
      }
    }

    /// Whether the text ends in two number signs with or without a word after them, as commands begin: `##`, `##vso`.
    private var endsInCommandMark: Bool {
      text.utf8.reversed().drop { (0x61...0x7A).contains($0 | 0x20) }.prefix(2).elementsEqual("##".utf8)
    }
  }

  fileprivate enum Format {
    case plain, json, xml

    func escaped(_ scalar: Unicode.Scalar) -> String {
      switch self {
      case .plain: scalar.escaped
      case .json:
        UTF16.encode(scalar)?.map { unit in
          let digits = String(unit, radix: 16, uppercase: true)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined() ?? ""
      case .xml: "&#x" + String(scalar.value, radix: 16, uppercase: true) + ";"
      }
    }
  }
}
