/// Chapters of what Foundation and Swift have beside values.
enum FoundationChapters {
  /// Foundation's `UndoManager`: what is registered in one event is one step.
  static let undo = Prelude(
    words: ["UndoManager", "undoManager"],
    source: """
      final class UndoManager {
        private var undone: [Any] = []
        private var done: [Any] = []
        private var isOpen = false
        var isUndoing = false
        var isRedoing = false
        var levelsOfUndo = 0
        var canUndo: Bool { !done.isEmpty }
        var canRedo: Bool { !undone.isEmpty }
        var undoActionName: String { done.isEmpty ? "" : done.last!.name }
        var redoActionName: String { undone.isEmpty ? "" : undone.last!.name }
        var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \\(undoActionName)" }
        var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \\(redoActionName)" }

        func registerUndo(withTarget target: Any, handler: @escaping (Any) -> Void) { register { handler(target) } }

        private func register(_ action: @escaping () -> Void) {
          if isUndoing { undone[undone.count - 1].actions.append(action); return }
          if isRedoing { done[done.count - 1].actions.append(action); return }
          undone = []
          if !isOpen {
            isOpen = true
            done.append(UndoStep(name: ""))
            if levelsOfUndo > 0 && done.count > levelsOfUndo { done.removeFirst() }
            DispatchQueue.main.async { self.isOpen = false }
          }
          done[done.count - 1].actions.append(action)
        }

        func setActionName(_ name: String) { if !done.isEmpty { done[done.count - 1].name = name } }

        func undo() {
          guard !done.isEmpty else { return }
          let step = done.removeLast()
          undone.append(UndoStep(name: step.name))
          isUndoing = true
          for action in step.actions.reversed() { action() }
          isUndoing = false
          if undone.last!.actions.isEmpty { undone.removeLast() }
        }

        func redo() {
          guard !undone.isEmpty else { return }
          let step = undone.removeLast()
          done.append(UndoStep(name: step.name))
          isRedoing = true
          for action in step.actions.reversed() { action() }
          isRedoing = false
          if done.last!.actions.isEmpty { done.removeLast() }
        }

        func removeAllActions() { done = []; undone = [] }
      }

      final class UndoStep {
        var name: String
        var actions: [Any] = []
        init(name: String) { self.name = name }
      }
      """)

  /// SwiftUI's mode of editing.
  static let editing = Prelude(
    words: ["EditMode"],
    source: """
      enum EditMode: Hashable {
        case inactive, transient, active
        var isEditing: Bool { self != .inactive }
      }
      """)

  /// Foundation's errors with a domain and a code.
  static let errors = Prelude(
    words: ["NSError"],
    source: """
      class NSError: Error, Equatable, CustomStringConvertible {
        let domain: String
        let code: Int
        let userInfo: [String: Any]
        init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
          self.domain = domain
          self.code = code
          self.userInfo = userInfo ?? [:]
        }
        var localizedDescription: String {
          if let text = userInfo["NSLocalizedDescription"] { return "\\(text)" }
          return "The operation could not be completed. (\\(domain) error \\(code).)"
        }
        var localizedFailureReason: String? { userInfo["NSLocalizedFailureReason"] as? String }
        var localizedRecoverySuggestion: String? { userInfo["NSLocalizedRecoverySuggestion"] as? String }
        var description: String {
          let text = userInfo["NSLocalizedDescription"].map { "\\($0)" } ?? "(null)"
          return "Error Domain=\\(domain) Code=\\(code) \"\\(text)\""
        }
        static func == (a: NSError, b: NSError) -> Bool { a.domain == b.domain && a.code == b.code }
      }
      let NSLocalizedDescriptionKey = "NSLocalizedDescription"
      let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
      let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
      """)

  /// Foundation's errors of loading.
  static let urlErrors = Prelude(
    words: ["URLError"],
    source: """
      struct URLError: Error, Equatable {
        enum Code: Int {
          case unknown = -1, cancelled = -999, badURL = -1000, timedOut = -1001, unsupportedURL = -1002
          case cannotFindHost = -1003, cannotConnectToHost = -1004, networkConnectionLost = -1005
          case dnsLookupFailed = -1006, httpTooManyRedirects = -1007, resourceUnavailable = -1008
          case notConnectedToInternet = -1009, redirectToNonExistentLocation = -1010, badServerResponse = -1011
          case userCancelledAuthentication = -1012, userAuthenticationRequired = -1013, zeroByteResource = -1014
          case cannotDecodeRawData = -1015, cannotDecodeContentData = -1016, cannotParseResponse = -1017
          case fileDoesNotExist = -1100, fileIsDirectory = -1101, noPermissionsToReadFile = -1102
        }
        let code: Code
        init(_ code: Code) { self.code = code }
        var errorCode: Int { code.rawValue }
        var localizedDescription: String {
          "The operation could not be completed. (NSURLErrorDomain error \\(code.rawValue).)"
        }
      }
      """)

  /// Clocks, which go on as time does in a film strip.
  static let clocks = Prelude(
    words: ["ContinuousClock", "SuspendingClock"],
    source: """
      struct ContinuousClock {
        struct Instant: Comparable {
          let seconds: Double
          static var now: Instant { Instant(seconds: Date().timeIntervalSinceReferenceDate) }
          func advanced(by length: Duration) -> Instant { Instant(seconds: seconds + length / Duration.seconds(1)) }
          func duration(to other: Instant) -> Duration { Duration.seconds(other.seconds - seconds) }
          static func < (a: Instant, b: Instant) -> Bool { a.seconds < b.seconds }
          static func == (a: Instant, b: Instant) -> Bool { a.seconds == b.seconds }
          static func - (a: Instant, b: Instant) -> Duration { Duration.seconds(a.seconds - b.seconds) }
        }
        static var now: Instant { Instant.now }
        static var continuous: ContinuousClock { ContinuousClock() }
        var now: Instant { Instant.now }
        var minimumResolution: Duration { Duration.nanoseconds(1) }
        func measure(_ work: @escaping () async throws -> Void) async rethrows -> Duration {
          let begun = now
          try await work()
          return begun.duration(to: now)
        }
        func sleep(for length: Duration, tolerance: Any = 0) async throws { try await Task.sleep(for: length) }
        func sleep(until end: Instant, tolerance: Any = 0) async throws {
          try await Task.sleep(for: now.duration(to: end))
        }
      }
      typealias SuspendingClock = ContinuousClock
      """)
}
