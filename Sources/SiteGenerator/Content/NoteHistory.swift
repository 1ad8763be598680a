import Foundation

/// When the files of a folder were first and last committed, as git has it.
///
/// One `git log` tells it for all files. Days are those of UTC, so that they do not depend on where a site is built. A folder
/// outside of any checkout, a shallow clone (whose history would begin too late) and a machine without git have no dates.
struct NoteHistory: Sendable {
  struct Dates: Hashable, Sendable {
    var created: NoteDate
    var changed: NoteDate
  }

  private(set) var dates: [String: Dates] = [:]

  init() {}

  /// - Parameter folder: its full path.
  init(of folder: String) {
    guard
      String(decoding: Git.output(["rev-parse", "--is-shallow-repository"], in: folder) ?? [], as: UTF8.self)
        .hasPrefix("false"),
      let log = Git.output(
        [
          "-c", "log.showSignature=false", "-c", "diff.renames=true", "log", "--format=format:%x01%ct", "--name-status",
          "-z", "-M", "--relative", "--", ".",
        ], in: folder)
    else { return }
    read(log)
  }

  /// Reads what `git log -z --name-status` prints, the newest commit first: `\1SECONDS`, then a letter and a path each,
  /// two paths for a file that was moved.
  init(log: [UInt8]) { read(log) }

  private mutating func read(_ log: [UInt8]) {
    var seconds = 0
    // What a file that was moved since is called now.
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
    let date = NoteDate(secondsSince1970: seconds)
    guard let known = dates[path] else {
      dates[path] = Dates(created: date, changed: date)
      return
    }
    dates[path] = Dates(created: min(known.created, date), changed: max(known.changed, date))
  }
}

extension NoteDate {
  /// The day and minute in UTC (Howard Hinnant's civil calendar from days).
  init(secondsSince1970 seconds: Int) {
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    let rest = seconds - days * 86_400
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    hour = rest / 3_600
    minute = rest % 3_600 / 60
  }
}
