import Diagnostics
import Figures
import Markup

/// The drawing of a note in workers: what is left of it where fences have ended the ones before.
struct NoteAttempt {
  private var request: NoteRequest
  /// Why fences are left out, by their place.
  private var stops: [Int: EngineStop] = [:]
  /// Those of the fences that are told: of several with the same source one.
  private var told: Set<Int> = []
  /// Errors that belong to no fence.
  private var errors: [Diagnostic] = []
  /// A note in which as many fences as this end their worker is not worth another.
  private static let mostStops = 8

  init(_ request: NoteRequest) { self.request = request }

  private var fences: [NoteFences.Fence] { request.fences.fences }
  private var left: [Int] { fences.indices.filter { stops[$0] == nil } }

  /// What is still to be drawn; `nil` where that is nothing.
  var part: NoteRequest? {
    var part = request
    part.fences = NoteFences(left.map { fences[$0] })
    return part.fences.haveFigures ? part : nil
  }

  /// Goes on without the fence that ended a worker.
  ///
  /// - Parameter index: its place in the part; behind the last where they all were drawn, `nil` where none was begun.
  mutating func leaveOut(_ index: Int?, for stop: EngineStop) {
    let left = left
    guard let index, told.count < Self.mostStops else {
      if let first = left.first { told.insert(first) }
      return left.forEach { stops[$0] = stop }
    }
    guard left.indices.contains(index) else {
      // What comes after the fences of a note: what it claims of them, and its card.
      if !request.setting.checksClaims, !request.setting.keepsFirst { return leaveOut(nil, for: stop) }
      (request.setting.checksClaims, request.setting.keepsFirst) = (false, false)
      var error = stop.diagnostic
      (error.file, error.span) = (request.setting.shownPath, fences.first?.span)
      return errors.append(error)
    }
    let fence = fences[left[index]]
    told.insert(left[index])
    // The same once more would end the next worker.
    for other in left where fences[other].isSame(as: fence) { stops[other] = stop }
  }

  /// What became of the note.
  ///
  /// - Parameter drawings: those of the part.
  /// - Returns: `nil` where they are not.
  func whole(_ drawings: NoteDrawings) -> NoteDrawings? {
    guard drawings.fences.isEmpty || drawings.fences.count == left.count else { return nil }
    var (whole, rest) = (drawings, drawings.fences[...])
    whole.fences = fences.indices.map { index in
      guard let stop = stops[index] else {
        return rest.popFirst() ?? NoteDrawings.Fence(outcome: .code(reason: "not marked ‘view-tree’"))
      }
      // Its Swift is not parsed: that may be what ends workers.
      return NoteDrawings.Fence(
        outcome: .failed(reason: stop.reason), diagnostics: told.contains(index) ? [stop.diagnostic] : [],
        runs: [CodeColors.Run(name: "", text: fences[index].block.code)])
    }
    whole.claims += errors
    return whole
  }
}

extension NoteFences.Fence {
  fileprivate func isSame(as other: NoteFences.Fence) -> Bool {
    block.code == other.block.code && kind == other.kind
      && settings.map { [$0.key, $0.value] } == other.settings.map { [$0.key, $0.value] }
  }
}

extension NoteDrawings {
  /// Whether the same note always comes to this: where a worker ended, that may have been the machine's doing, or a limit's.
  package var isLasting: Bool {
    !(fences.flatMap(\.diagnostics) + claims).contains { EngineStop.codes.contains($0.code) }
  }
}
