import Diagnostics
import Yams

extension YAMLValue {
  /// Parses one YAML document.
  ///
  /// - Parameters:
  ///   - path: The file that diagnostics name.
  ///   - lineOffset: The number of lines of the file before the text.
  package static func parse(_ text: String, path: String, lineOffset: Int = 0) throws(YAMLProblem) -> YAMLValue {
    var reader = YAMLReader(source: SourceFile(path: path, text: text), lineOffset: lineOffset)
    return try reader.read()
  }
}

private struct YAMLReader {
  let source: SourceFile
  let lineOffset: Int
  /// The most nodes that may still be read. YAML aliases repeat their targets, so a small text could grow without
  /// bound.
  var remainingNodes = 20_000
  static let depthLimit = 32

  init(source: SourceFile, lineOffset: Int) {
    self.source = source
    self.lineOffset = lineOffset
  }

  mutating func read() throws(YAMLProblem) -> YAMLValue {
    try refuseDeepNesting()
    let root: Node?
    do {
      // Without this argument Yams looks the encoding up in the environment each time.
      root = try Parser(yaml: source.text, encoding: .utf8).singleRoot()
    } catch {
      throw problem(of: error)
    }
    guard let root else { return YAMLValue(.null, span: Span(at: Location(line: 1 + lineOffset, column: 1))) }
    return try value(of: root, depth: 0)
  }

  /// Throws for deeply nested YAML before parsing starts, because the parser recurses for each level.
  private func refuseDeepNesting() throws(YAMLProblem) {
    var depth = 0
    for number in 1...source.lineCount {
      let line = source.line(number)
      var markers = 0
      var atStart = true
      for byte in line.utf8 {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"): if atStart { markers += 1 }
        case UInt8(ascii: " "), UInt8(ascii: "\t"): break
        default: atStart = false
        }
        if depth > Self.depthLimit || (markers > Self.depthLimit && markers < line.utf8.count) {
          throw problem("YAML is nested too deeply", Location(line: number, column: 1))
        }
      }
    }
  }

  private mutating func value(of node: Node, depth: Int) throws(YAMLProblem) -> YAMLValue {
    let start = place(of: node.mark)
    remainingNodes -= 1
    guard remainingNodes >= 0, depth <= Self.depthLimit * 2 else {
      throw problem("YAML is too large", unshifted(start))
    }
    switch node {
    case .scalar(let scalar): return scalarValue(node, scalar, start)
    case .sequence(let sequence):
      var values: [YAMLValue] = []
      for element in sequence { values.append(try value(of: element, depth: depth + 1)) }
      return YAMLValue(.list(values), span: Span(at: start))
    case .mapping(let mapping):
      var entries: [YAMLValue.Entry] = []
      for (key, element) in mapping {
        let keyStart = place(of: key.mark)
        let name = key.scalar?.string ?? ""
        let keySpan = Span(keyStart, Location(line: keyStart.line, column: keyStart.column + name.utf8.count))
        entries.append(.init(key: name, keySpan: keySpan, value: try value(of: element, depth: depth + 1)))
      }
      return YAMLValue(.map(entries), span: Span(at: start))
    case .alias:
      throw problem("YAML alias has no anchor", unshifted(start))
    }
  }

  private func scalarValue(_ node: Node, _ scalar: Node.Scalar, _ start: Location) -> YAMLValue {
    let text = scalar.string
    let width = text.contains("\n") ? 0 : text.utf8.count + (scalar.style == .plain || scalar.style == .any ? 0 : 2)
    let span = Span(start, Location(line: start.line, column: start.column + width))
    let kind: YAMLValue.Kind =
      if scalar.style == .doubleQuoted || scalar.style == .singleQuoted {
        .string(text)
      } else if node.null != nil {
        .null
      } else if let bool = node.bool {
        .bool(bool)
      } else if let number = node.float, number.isFinite {
        .number(number)
      } else {
        .string(text)
      }
    return YAMLValue(kind, text: text, span: span)
  }

  // MARK: Places and problems

  /// Converts libyaml's columns, which count characters, to columns in bytes.
  private func place(of mark: Mark?) -> Location {
    guard let mark else { return Location(line: 1 + lineOffset, column: 1) }
    let bytes = source.line(mark.line).unicodeScalars.prefix(max(mark.column - 1, 0)).reduce(0) { $0 + UTF8.width($1) }
    return Location(line: mark.line + lineOffset, column: bytes + 1)
  }

  private func unshifted(_ place: Location) -> Location {
    Location(line: place.line - lineOffset, column: place.column)
  }

  /// Suggests quotes for a value that starts with a character that has a meaning in YAML.
  private func hint(at place: Location) -> String? {
    guard place.line <= source.lineCount else { return nil }
    let line = source.line(place.line)
    guard let match = line.firstMatch(of: /(?:^|:|-|,|\[)[ \t]*([@`%*&!|>][^,\]]*)/) else { return nil }
    var word = match.1
    while word.last?.isWhitespace == true { word.removeLast() }
    return word.contains("\"") ? nil : "put it in quotes: \"\(word)\""
  }

  private func problem(_ message: String, _ place: Location, hint: String? = nil) -> YAMLProblem {
    YAMLProblem(
      diagnostic: Diagnostic(
        .error, "yaml", message, file: source.path,
        span: Span(at: Location(line: place.line + lineOffset, column: place.column)), hint: hint))
  }

  private func problem(of error: any Error) -> YAMLProblem {
    guard let error = error as? YamlError else {
      return problem("invalid YAML", Location(line: 1, column: 1))
    }
    switch error {
    case .scanner(let context, let message, let mark, _), .parser(let context, let message, let mark, _),
      .composer(let context, let message, let mark, _):
      let place = unshifted(place(of: mark))
      let detail = context.map { " (\($0.text))" } ?? ""
      return problem("invalid YAML: \(message)\(detail)", place, hint: hint(at: place))
    case .duplicatedKeysInMapping(let duplicates, _):
      return problem(
        "duplicate key '\(duplicates.first ?? "")'", duplicatePlace(of: duplicates.first))
    default:
      return problem("invalid YAML", Location(line: 1, column: 1))
    }
  }

  private func duplicatePlace(of key: String?) -> Location {
    guard let key else { return Location(line: 1, column: 1) }
    let lines = (1...source.lineCount).filter { source.line($0).drop { $0 == " " }.hasPrefix(key + ":") }
    return Location(line: lines.last ?? 1, column: 1)
  }
}
