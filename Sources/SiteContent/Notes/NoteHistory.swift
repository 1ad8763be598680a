import Diagnostics
import Foundation
import Programs
import VitrineUI

/// The dates of the first and last commit of each file in a folder, read from git.
///
/// A single `git log` command returns the dates of all files (``GitRepository/log(of:by:)``). Days are in UTC, so that they do not depend on the
/// machine that builds the site. There are no dates for a folder outside a checkout, for a shallow clone (its history
/// begins too late), or if git is not installed.
package struct NoteHistory: Sendable {
  package struct Dates: Hashable, Encodable, Sendable {
    package var created: CivilDate
    package var changed: CivilDate

    package init(created: CivilDate, changed: CivilDate) {
      (self.created, self.changed) = (created, changed)
    }
  }

  package private(set) var dates: [String: Dates] = [:]
  /// The reason why git did not return the dates of a checkout.
  private(set) var problem: ProgramProblem?
  /// The repository that is not used.
  private var ignored: GitSearch.Ignored?

  package init() {}

  /// Reads the history of a folder with git.
  ///
  /// - Parameters:
  ///   - folder: the full path of the folder.
  ///   - git: the folder's repository.
  ///   - programs: the programs among which git is looked up.
  package static func read(
    _ folder: String, in git: GitSearch, _ programs: InstalledPrograms = .system
  ) -> NoteHistory {
    var history = NoteHistory()
    do throws(ProgramProblem) {
      history = try git.repository?.log(of: folder, by: programs).map(NoteHistory.init(log:)) ?? history
    } catch {
      history.problem = error
    }
    history.ignored = git.ignored
    return history
  }

  /// The diagnostics about a history that git did not return.
  package var diagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    switch ignored {
    case .inNotes(let path):
      found.append(
        Diagnostic(
          .warning, "ignored-repository", "the repository '\(path)' is not used, because it is part of the notes",
          hint: "start the program in the folder of the notes, if the repository is yours"))
    case .foreign(let path):
      found.append(
        Diagnostic(
          .warning, "ignored-repository", "the repository '\(path)' is not used, because it belongs to another user",
          hint: "run 'chown' for it, or set 'dates: notes'"))
    case nil: break
    }
    guard let problem else { return found }
    let isMissing = [.absent, .refused].contains(problem)
    return found + [
      Diagnostic(
        isMissing ? .note : .warning, "git", "the dates of notes cannot be read from git: git \(problem.words)",
        hint: "set 'dates: notes' to use only the dates in the notes")
    ]
  }

  /// Parses the output of `git log -z --name-status`, the newest commit first: `\1SECONDS`, then a letter and a path
  /// for each file, or two paths for a file that was moved.
  init(log: [UInt8]) { read(log) }

  private mutating func read(_ log: [UInt8]) {
    var seconds = 0
    // The current names of files that a later commit moved, by their names in this commit.
    var names: [String: String] = [:]
    var fields = log.split(separator: 0, omittingEmptySubsequences: true)[...]
    while var field = fields.popFirst().map({ String(decoding: $0, as: UTF8.self) }) {
      if field.hasPrefix("\u{1}") {
        let lines = field.dropFirst().split(separator: "\n", maxSplits: 1)
        seconds = lines.first.flatMap { Int($0) } ?? seconds
        guard lines.count > 1 else { continue }
        field = String(lines[1])
      }
      guard let letter = field.first, let path = fields.popFirst().map({ String(decoding: $0, as: UTF8.self) }) else {
        return
      }
      switch letter {
      case "R", "C":
        guard let moved = fields.popFirst().map({ String(decoding: $0, as: UTF8.self) }) else { return }
        let name = names[moved] ?? moved
        // A file that only moved has not changed.
        if field != "R100" { add(seconds, to: name) }
        if letter == "R" { names[path] = name }
      case "D": names[path] = names[path] ?? ""
      default: add(seconds, to: names[path] ?? path)
      }
    }
  }

  private mutating func add(_ seconds: Int, to path: String) {
    guard !path.isEmpty else { return }
    let date = CivilDate(secondsSince1970: Double(seconds))
    guard let known = dates[path] else {
      dates[path] = Dates(created: date, changed: date)
      return
    }
    dates[path] = Dates(created: min(known.created, date), changed: max(known.changed, date))
  }
}
