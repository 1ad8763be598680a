import Diagnostics
import Markup

/// The state of a client's session, from `initialize` to `exit`: the open notes and the pending requests. It performs
/// no input or output and never blocks: ``receive(_:)`` returns the messages to send, and the caller performs the
/// ``next`` job.
package struct Session: Sendable {
  /// A hover request that waits for the measurements of the views.
  struct Waiting: Sendable {
    let id: JSON
    let address: String
    let position: EditorPosition
  }

  private enum Phase { case new, ready, shutDown, exited }

  private var phase = Phase.new
  private(set) var encoding = PositionEncoding.utf16
  private(set) var notes: [String: OpenNote] = [:]
  /// The URLs of the open notes, the last edited one at the end.
  private var order: [String] = []
  private var generations = 0
  private var hovers: [Waiting] = []
  private var previews: [Job] = []

  /// The most notes that can be open.
  static let mostNotes = 1000

  /// Whether the fences of notes are compiled when the notes are opened and saved.
  private let compiles: Bool

  package init(compiles: Bool = false) { self.compiles = compiles }

  /// The exit code; `nil` while the session continues.
  package private(set) var exitCode: Int32?

  // MARK: Messages

  /// Handles a message, and returns the messages to send.
  package mutating func receive(_ message: Message) -> [JSON] {
    switch message {
    case .answer: return []
    case .invalid(let id): return [Reply.error(id, RequestError(.invalidRequest, "the message is not JSON-RPC 2.0"))]
    case .request(let id, let method, let parameters):
      do throws(RequestError) { return try answer(id, method, parameters) } catch { return [Reply.error(id, error)] }
    case .notification(let method, let parameters):
      do throws(RequestError) {
        return try take(method, parameters)
      } catch {
        return [
          Reply.notification(
            "window/logMessage", ["type": 1, "message": .string(visible("\(method): \(error.message)"))])
        ]
      }
    }
  }

  private mutating func answer(_ id: JSON, _ method: String, _ parameters: JSON) throws(RequestError) -> [JSON] {
    if method == "initialize" {
      guard phase == .new else { throw RequestError(.invalidRequest, "the session is already initialized") }
      return [Reply.result(id, begin(parameters))]
    }
    switch phase {
    case .new: throw RequestError(.notInitialized, "the session is not initialized")
    case .ready: break
    case .shutDown, .exited: throw RequestError(.invalidRequest, "the session has been shut down")
    }
    switch method {
    case "shutdown":
      phase = .shutDown
      let left = hovers.map(\.id) + previews.compactMap(\.id)
      (hovers, previews, notes, order) = ([], [], [:], [])
      return left.map { Reply.error($0, RequestError(.cancelled, "the session was shut down")) } + [
        Reply.result(id, .null)
      ]
    case "textDocument/completion":
      let (note, position) = try place(parameters)
      return [Reply.result(id, Completions(note.text.location(of: position, encoding), in: note.text.string).json)]
    case "textDocument/hover":
      let (note, position) = try place(parameters)
      let hover = Waiting(id: id, address: note.address, position: position)
      if let analysis = note.analysis { return [self.answer(hover, note, analysis)] }
      hovers.append(hover)
      return []
    case "textDocument/codeAction": return try actions(id, parameters)
    case "workspace/executeCommand": return try execute(id, parameters)
    default: throw RequestError(.unknownMethod, "there is no method '\(method)'")
    }
  }

  private mutating func begin(_ parameters: JSON) -> JSON {
    phase = .ready
    let offered = parameters["capabilities"]?["general"]?["positionEncodings"]?.array?.compactMap(\.string) ?? []
    if offered.contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
    return [
      "capabilities": [
        "positionEncoding": .string(encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": true],
        "hoverProvider": true, "codeActionProvider": true, "completionProvider": ["triggerCharacters": [".", "="]],
        "executeCommandProvider": ["commands": [.string(Self.previewCommand)]],
      ],
      "serverInfo": ["name": "vitrine"],
    ]
  }

  private mutating func take(_ method: String, _ parameters: JSON) throws(RequestError) -> [JSON] {
    if method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      phase = .exited
      return []
    }
    guard phase == .ready else { return [] }
    switch method {
    case "textDocument/didOpen": return try open(parameters["textDocument"] ?? .null)
    case "textDocument/didChange": return try change(parameters)
    case "textDocument/didSave": return save(parameters)
    case "textDocument/didClose": return close(parameters)
    case "$/cancelRequest": return cancel(parameters["id"] ?? .null)
    default: return []
    }
  }

  // MARK: Notes

  private mutating func open(_ item: JSON) throws(RequestError) -> [JSON] {
    guard let address = item["uri"]?.string, let text = item["text"]?.string else {
      throw RequestError(.invalidParameters, "a note has 'uri' and 'text'")
    }
    guard notes[address] != nil || notes.count < Self.mostNotes else {
      throw RequestError(.invalidParameters, "more than \(Self.mostNotes) notes are open")
    }
    var note = OpenNote(address: address, version: item["version"]?.count, text: EditorText(text), generation: 0)
    note.awaitsCompiler = compiles
    return edited(note)
  }

  private mutating func change(_ parameters: JSON) throws(RequestError) -> [JSON] {
    guard let address = parameters["textDocument"]?["uri"]?.string, var note = notes[address] else {
      throw RequestError(.invalidParameters, "the note is not open")
    }
    guard let changes = parameters["contentChanges"]?.array else {
      throw RequestError(.invalidParameters, "there are no 'contentChanges'")
    }
    try note.apply(changes, encoding)
    note.version = parameters["textDocument"]?["version"]?.count
    return edited(note)
  }

  /// Analyzes a saved note again, because other files that it depends on may have changed.
  private mutating func save(_ parameters: JSON) -> [JSON] {
    guard let address = parameters["textDocument"]?["uri"]?.string, var note = notes[address] else { return [] }
    note.awaitsCompiler = compiles
    return edited(note)
  }

  /// Stores an edited note, and cancels its pending requests.
  private mutating func edited(_ note: OpenNote) -> [JSON] {
    var note = note
    generations += 1
    (note.generation, note.analysis, note.isWaiting, note.compilerErrors) = (generations, nil, true, [])
    notes[note.address] = note
    order.removeAll { $0 == note.address }
    order.append(note.address)
    return drop(note.address, RequestError(.contentModified, "the note was edited"))
  }

  private mutating func close(_ parameters: JSON) -> [JSON] {
    guard let address = parameters["textDocument"]?["uri"]?.string, notes.removeValue(forKey: address) != nil else {
      return []
    }
    order.removeAll { $0 == address }
    let empty = Reply.notification(
      "textDocument/publishDiagnostics", ["uri": .string(address), "diagnostics": .array([])])
    return drop(address, RequestError(.contentModified, "the note has been closed")) + [empty]
  }

  private mutating func drop(_ address: String, _ error: RequestError) -> [JSON] {
    let ids =
      hovers.filter { $0.address == address }.map(\.id)
      + previews.filter { $0.address == address }.compactMap(\.id)
    hovers.removeAll { $0.address == address }
    previews.removeAll { $0.address == address }
    return ids.map { Reply.error($0, error) }
  }

  private mutating func cancel(_ id: JSON) -> [JSON] {
    let isKnown = hovers.contains { $0.id == id } || previews.contains { $0.id == id }
    hovers.removeAll { $0.id == id }
    previews.removeAll { $0.id == id }
    return isKnown ? [Reply.error(id, RequestError(.cancelled, "the request was cancelled"))] : []
  }

  private func place(_ parameters: JSON) throws(RequestError) -> (OpenNote, EditorPosition) {
    guard let address = parameters["textDocument"]?["uri"]?.string, let note = notes[address] else {
      throw RequestError(.invalidParameters, "the note is not open")
    }
    guard let position = EditorPosition(parameters["position"]) else {
      throw RequestError(.invalidParameters, "there is no position")
    }
    return (note, position)
  }

  private func answer(_ hover: Waiting, _ note: OpenNote, _ analysis: NoteAnalysis) -> JSON {
    let place = note.text.location(of: hover.position, encoding)
    guard let found = Hover(place, in: note.text.string, analysis) else { return Reply.result(hover.id, .null) }
    var members: [(String, JSON)] = [("contents", ["kind": "markdown", "value": .string(found.markdown)])]
    if let span = found.span { members.append(("range", note.range(span, encoding))) }
    return Reply.result(hover.id, .object(members))
  }

  // MARK: Jobs

  /// The command that draws the fence at a location.
  package static let previewCommand = "vitrine.preview"

  /// Edits are laid out only for a view that looks wrong: editors ask for actions whenever the cursor moves.
  private mutating func actions(_ id: JSON, _ parameters: JSON) throws(RequestError) -> [JSON] {
    let (note, position) = try place([
      "textDocument": parameters["textDocument"] ?? .null, "position": parameters["range"]?["start"] ?? .null,
    ])
    let place = note.text.location(of: position, encoding)
    guard note.analysis?.views(at: place).contains(where: \.looksWrong) ?? false else { return [Reply.result(id, [])] }
    let request = AnalysisRequest(.edits(place), text: note.text.string, path: note.path)
    previews.append(Job(request: request, address: note.address, generation: note.generation, id: id))
    return []
  }

  private mutating func execute(_ id: JSON, _ parameters: JSON) throws(RequestError) -> [JSON] {
    guard parameters["command"]?.string == Self.previewCommand else {
      throw RequestError(.invalidParameters, "the only command is '\(Self.previewCommand)'")
    }
    let (note, position) = try place(parameters["arguments"]?.array?.first ?? .null)
    let place = note.text.location(of: position, encoding)
    let request = AnalysisRequest(.preview(place), text: note.text.string, path: note.path)
    previews.append(Job(request: request, address: note.address, generation: note.generation, id: id))
    return []
  }

  /// The next job: first previews, then the analysis of the last edited note, then its compilation. Several edits in
  /// succession cause one job.
  package var next: Job? {
    guard phase == .ready else { return nil }
    return previews.first ?? job { $0.isWaiting } ?? job { $0.awaitsCompiler }
  }

  /// Returns the job for the last edited note that needs it.
  private func job(_ isNeeded: (OpenNote) -> Bool) -> Job? {
    guard let note = order.reversed().compactMap({ notes[$0] }).first(where: isNeeded) else { return nil }
    return Job(
      request: AnalysisRequest(.analysis, text: note.text.string, path: note.path), address: note.address,
      generation: note.generation, id: nil, compiledViews: note.analysis?.views)
  }

  /// Whether a job is obsolete.
  package func isOvertaken(_ job: Job) -> Bool {
    guard exitCode == nil, phase == .ready else { return true }
    if let id = job.id { return !previews.contains { $0.id == id && $0.generation == job.generation } }
    return notes[job.address]?.generation != job.generation
  }

  /// Stores the answer of a job, and returns the messages to send.
  package mutating func finish(_ job: Job, _ answer: AnalysisAnswer) -> [JSON] {
    guard !isOvertaken(job) else { return [] }
    if let id = job.id {
      previews.removeAll { $0.id == id }
      switch answer {
      case .preview(let preview): return [Reply.result(id, preview.json)]
      case .failed(let error): return [Reply.error(id, error)]
      case .edits(let edits):
        guard let note = notes[job.address] else { return [] }
        return [Reply.result(id, .array(edits.map { note.action($0, encoding) }))]
      case .analysis: return [Reply.error(id, RequestError(.failed, "there is no picture"))]
      }
    }
    guard var note = notes[job.address] else { return [] }
    let analysis = if case .analysis(let analysis) = answer { analysis } else { NoteAnalysis() }
    (note.analysis, note.isWaiting) = (analysis, false)
    notes[job.address] = note
    let waiting = hovers.filter { $0.address == job.address }
    hovers.removeAll { $0.address == job.address }
    return [Reply.notification("textDocument/publishDiagnostics", note.published(encoding))]
      + waiting.map { self.answer($0, note, analysis) }
  }

  /// Stores the errors of the compiler, and returns the messages to send.
  package mutating func finish(_ job: Job, compilerErrors: [Diagnostic]) -> [JSON] {
    guard !isOvertaken(job), var note = notes[job.address] else { return [] }
    (note.compilerErrors, note.awaitsCompiler) = (compilerErrors, false)
    notes[job.address] = note
    return [Reply.notification("textDocument/publishDiagnostics", note.published(encoding))]
  }
}
