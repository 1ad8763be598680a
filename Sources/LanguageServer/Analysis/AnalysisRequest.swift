import Diagnostics
import Markup

/// A request to analyze a note.
package struct AnalysisRequest: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A ``NoteAnalysis``.
    case analysis
    /// A request for the ``FencePreview`` of the fence at a location.
    case preview(Location)
    /// A request for the edits of the view at a location.
    case edits(Location)
  }

  package var kind: Kind
  package var text: String
  /// The note's full path; `nil` if the note is not a file.
  package var path: String?

  package init(_ kind: Kind, text: String, path: String?) { (self.kind, self.text, self.path) = (kind, text, path) }

  var json: JSON {
    func place(_ location: Location) -> JSON {
      .array([.number(Double(location.line)), .number(Double(location.column))])
    }
    let members: [(String, JSON)] = [("text", .string(text)), ("path", path.map { .string($0) } ?? .null)]
    switch kind {
    case .analysis: return .object(members)
    case .preview(let location): return .object(members + [("place", place(location))])
    case .edits(let location): return .object(members + [("edited", place(location))])
    }
  }

  init?(_ json: JSON) {
    guard let text = json["text"]?.string else { return nil }
    func place(_ name: String) -> Location? {
      let numbers = json[name]?.array?.compactMap(\.count) ?? []
      return numbers.count == 2 ? Location(line: numbers[0], column: numbers[1]) : nil
    }
    let kind = place("place").map(Kind.preview) ?? place("edited").map(Kind.edits) ?? .analysis
    self.init(kind, text: text, path: json["path"]?.string)
  }
}

/// The answer to a request.
package enum AnalysisAnswer: Hashable, Sendable {
  case analysis(NoteAnalysis)
  case preview(FencePreview)
  case edits([SizeEdit])
  case failed(RequestError)

  var json: JSON {
    switch self {
    case .analysis(let analysis): ["analysis": analysis.json]
    case .preview(let preview): ["preview": preview.json]
    case .edits(let edits): ["edits": .array(edits.map(\.json))]
    case .failed(let error): ["failure": .string(error.message)]
    }
  }

  init?(_ json: JSON) {
    if let analysis = json["analysis"].flatMap(NoteAnalysis.init) {
      self = .analysis(analysis)
    } else if let preview = json["preview"].flatMap(FencePreview.init) {
      self = .preview(preview)
    } else if let edits = json["edits"]?.array {
      self = .edits(edits.compactMap(SizeEdit.init))
    } else if let message = json["failure"]?.string {
      self = .failed(RequestError(.failed, message))
    } else {
      return nil
    }
  }
}
