import Diagnostics
import Markup

/// The JSON format in which an analysis is passed between processes.
extension NoteAnalysis {
  var json: JSON {
    [
      "diagnostics": .array(diagnostics.map(\.json)),
      "views": .array(
        views.map { view in
          [
            "span": view.span.json, "name": .string(view.name), "size": .string(view.size),
            "proposal": .string(view.proposal), "sentences": .array(view.sentences.map { .string($0) }),
            "reasons": .array(view.reasons.map { .string($0) }), "wrong": .bool(view.looksWrong),
          ]
        }),
    ]
  }

  /// - Returns: `nil` if the value is not an analysis.
  init?(_ json: JSON) {
    guard let diagnostics = json["diagnostics"]?.array, let views = json["views"]?.array else { return nil }
    self.init(
      diagnostics: diagnostics.compactMap(Diagnostic.init(json:)),
      views: views.compactMap { view in
        guard let span = Span(view["span"]), let name = view["name"]?.string, let size = view["size"]?.string,
          let proposal = view["proposal"]?.string, let sentences = view["sentences"]?.array,
          let reasons = view["reasons"]?.array, let isWrong = view["wrong"]?.bool
        else { return nil }
        return View(
          span: span, name: name, size: size, proposal: proposal, sentences: sentences.compactMap(\.string),
          reasons: reasons.compactMap(\.string), looksWrong: isWrong)
      })
    guard self.diagnostics.count == diagnostics.count, self.views.count == views.count else { return nil }
  }
}

extension SizeEdit {
  var json: JSON {
    [
      "title": .string(title),
      "changes": .array(changes.map { ["span": $0.span.json, "text": .string($0.text)] }),
    ]
  }

  init?(_ json: JSON) {
    guard let title = json["title"]?.string, let changes = json["changes"]?.array else { return nil }
    self.init(
      title: title,
      changes: changes.compactMap { change in
        guard let span = Span(change["span"]), let text = change["text"]?.string else { return nil }
        return Change(span: span, text: text)
      })
    guard self.changes.count == changes.count else { return nil }
  }
}

extension FencePreview {
  /// The result of the command `vitrine.preview`.
  var json: JSON {
    ["title": .string(title), "size": .string(size), "light": .string(light), "dark": .string(dark)]
  }

  init?(_ json: JSON) {
    guard let title = json["title"]?.string, let light = json["light"]?.string, let dark = json["dark"]?.string,
      let size = json["size"]?.string
    else { return nil }
    self.init(title: title, light: light, dark: dark, size: size)
  }
}

extension Diagnostic {
  fileprivate var json: JSON {
    [
      "severity": .string(severity.rawValue), "code": .string(code), "message": .string(message),
      "notes": .array(notes.map { .string($0) }), "hint": hint.map { .string($0) } ?? .null,
      "span": span?.json ?? .null,
    ]
  }

  fileprivate init?(json: JSON) {
    guard let severity = json["severity"]?.string.flatMap(Severity.init(rawValue:)), let code = json["code"]?.string,
      let message = json["message"]?.string, let notes = json["notes"]?.array
    else { return nil }
    self.init(
      severity, code, message, span: Span(json["span"]), notes: notes.compactMap(\.string), hint: json["hint"]?.string)
  }
}

extension Span {
  fileprivate var json: JSON {
    .array([start.line, start.column, end.line, end.column].map { .number(Double($0)) })
  }

  fileprivate init?(_ json: JSON?) {
    guard let numbers = json?.array?.compactMap(\.count), numbers.count == 4 else { return nil }
    self.init(Location(line: numbers[0], column: numbers[1]), Location(line: numbers[2], column: numbers[3]))
  }
}
