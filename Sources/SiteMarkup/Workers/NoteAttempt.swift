import Diagnostics
import Figures

/// The attempts to draw a note in workers: after a fence has ended a worker, the next attempt leaves it out.
struct NoteAttempt {
  private var request: NoteRequest
  /// The reasons for left-out fences, by index.
  private var stops: [Int: EngineStop] = [:]
  /// The fences whose diagnostics are reported: one of several with the same source.
  private var reported: Set<Int> = []
  /// Errors that belong to no fence.
  private var errors: [Diagnostic] = []
  /// The number of fences that end their workers after which the note is given up.
  private static let maximumStops = 8

  init(_ request: NoteRequest) { self.request = request }

  private var fences: [NoteFences.Fence] { request.fences.fences }
  private var left: [Int] { fences.indices.filter { stops[$0] == nil } }

  /// The request for the remaining fences; `nil` if there are none.
  var part: NoteRequest? {
    var part = request
    part.fences = NoteFences(left.map { fences[$0] })
    return part.fences.haveFigures ? part : nil
  }

  /// Leaves out the fence that ended a worker.
  ///
  /// - Parameter index: the index of the fence in the part; the count of fences if all were drawn, `nil` if none was
  ///   begun.
  mutating func leaveOut(_ index: Int?, for stop: EngineStop) {
    let left = left
    guard let index, reported.count < Self.maximumStops else {
      if let first = left.first { reported.insert(first) }
      return left.forEach { stops[$0] = stop }
    }
    guard left.indices.contains(index) else {
      // The worker ended after the fences, while it checked claims or drew the social card.
      if !request.setting.checksClaims, !request.setting.keepsPictures { return leaveOut(nil, for: stop) }
      (request.setting.checksClaims, request.setting.keepsPictures) = (false, false)
      var error = stop.diagnostic
      (error.file, error.span) = (request.setting.shownPath, fences.first?.span)
      return errors.append(error)
    }
    let fence = fences[left[index]]
    reported.insert(left[index])
    // The same fence would end the next worker too.
    for other in left where fences[other].isSame(as: fence) { stops[other] = stop }
  }

  /// Returns the result for the whole note.
  ///
  /// - Parameter drawings: the result for the remaining fences.
  /// - Returns: `nil` if the result does not fit the remaining fences.
  func whole(_ drawings: EvaluatedFences) -> EvaluatedFences? {
    guard drawings.fences.isEmpty || drawings.fences.count == left.count else { return nil }
    var (whole, rest) = (drawings, drawings.fences[...])
    whole.fences = fences.indices.map { index in
      guard let stop = stops[index] else {
        return rest.popFirst() ?? EvaluatedFences.Fence(outcome: .code(reason: "not marked 'view-tree'"))
      }
      // The fence's Swift code is not parsed for syntax highlighting: the parser may be what ends workers.
      return EvaluatedFences.Fence(
        outcome: .failed(reason: stop.reason), diagnostics: reported.contains(index) ? [stop.diagnostic] : [],
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

extension EvaluatedFences {
  /// Whether evaluating the same note again gives the same result. After the end of a worker, the system or a limit may
  /// have been the reason.
  package var isLasting: Bool {
    !(fences.flatMap(\.diagnostics) + claims).contains { EngineStop.codes.contains($0.code) }
  }
}
