import Diagnostics
import Markup

/// A request to analyze a note.
package struct AnalysisRequest: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A ``NoteAnalysis``.
    case analysis
    /// A request for the ``FencePreview`` of the fence at a location.
    case preview(Location)
  }

  package var kind: Kind
  package var text: String
  /// The note's full path; `nil` if the note is not a file.
  package var path: String?

  package init(_ kind: Kind, text: String, path: String?) { (self.kind, self.text, self.path) = (kind, text, path) }

  var json: JSON {
    var members: [(String, JSON)] = [("text", .string(text)), ("path", path.map { .string($0) } ?? .null)]
    if case .preview(let place) = kind {
      members.append(("place", .array([.number(Double(place.line)), .number(Double(place.column))])))
    }
    return .object(members)
  }

  init?(_ json: JSON) {
    guard let text = json["text"]?.string else { return nil }
    let place = json["place"]?.array?.compactMap(\.count) ?? []
    self.init(
      place.count == 2 ? .preview(Location(line: place[0], column: place[1])) : .analysis, text: text,
      path: json["path"]?.string)
  }
}

/// The answer to a request.
package enum AnalysisAnswer: Hashable, Sendable {
  case analysis(NoteAnalysis)
  case preview(FencePreview)
  case failed(RequestError)

  var json: JSON {
    switch self {
    case .analysis(let analysis): ["analysis": analysis.json]
    case .preview(let preview): ["preview": preview.json]
    case .failed(let error): ["failure": .string(error.message)]
    }
  }

  init?(_ json: JSON) {
    if let analysis = json["analysis"].flatMap(NoteAnalysis.init) {
      self = .analysis(analysis)
    } else if let preview = json["preview"].flatMap(FencePreview.init) {
      self = .preview(preview)
    } else if let message = json["failure"]?.string {
      self = .failed(RequestError(.failed, message))
    } else {
      return nil
    }
  }
}
