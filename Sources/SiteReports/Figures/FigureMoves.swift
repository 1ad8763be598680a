import Diagnostics
import Figures
import Markup
import Notes
import SiteStorage

/// The figures whose views have other sizes or positions than before.
package struct FigureMoves: Sendable {
  /// A figure in which views moved.
  package struct Move: Sendable {
    package var before: FigureList.Entry
    package var after: FigureList.Entry
    /// The moved views, each with its picture's label if the figure has several pictures.
    package var views: [MovedView]

    /// The pictures in which views moved, before and after.
    var pictures: [(before: MeasuredPicture, after: MeasuredPicture)] {
      FigureMoves.pictures(before, after).filter { !$0.after.moves(since: $0.before).isEmpty }
    }
  }

  /// The folder of the notes, as given on the command line.
  private let input: String
  /// The moved figures, in the order of the notes.
  package private(set) var moved: [Move] = []
  /// The figures that are new, and those that no longer exist.
  package private(set) var added: [FigureList.Entry] = []
  package private(set) var removed: [FigureList.Entry] = []

  /// - Parameter input: the folder of the notes, as given on the command line.
  package init(from old: FigureList, to new: FigureList, in input: String) {
    self.input = input == "." ? "" : input
    let former = Dictionary(grouping: old.figures, by: \.note)
    var notes: Set<String> = []
    let order = new.figures.map(\.note).filter { notes.insert($0).inserted }
    let latter = Dictionary(grouping: new.figures, by: \.note)
    for note in order { compare(former[note] ?? [], latter[note] ?? []) }
    removed += old.figures.filter { !notes.contains($0.note) }
  }

  private mutating func compare(_ old: [FigureList.Entry], _ new: [FigureList.Entry]) {
    let pairs = Self.pairs(old, new)
    for (index, entry) in new.enumerated() {
      guard let partner = pairs[index] else {
        added.append(entry)
        continue
      }
      let views = Self.pictures(old[partner], entry).flatMap { $0.after.moves(since: $0.before) }
      let count = Self.countChange(old[partner], entry)
      if !views.isEmpty || count { moved.append(Move(before: old[partner], after: entry, views: views)) }
    }
    let known = Set(pairs.values)
    removed += old.indices.filter { !known.contains($0) }.map { old[$0] }
  }

  private static func countChange(_ old: FigureList.Entry, _ new: FigureList.Entry) -> Bool {
    old.pictures.count != new.pictures.count
  }

  /// Returns the matching pictures of a figure: in order if both have the same number, else by label.
  private static func pictures(
    _ old: FigureList.Entry, _ new: FigureList.Entry
  ) -> [(before: MeasuredPicture, after: MeasuredPicture)] {
    if old.pictures.count == new.pictures.count { return Array(zip(old.pictures, new.pictures)) }
    let byLabel = Dictionary(old.pictures.map { ($0.label, $0) }, uniquingKeysWith: { first, _ in first })
    return new.pictures.compactMap { picture in byLabel[picture.label].map { ($0, picture) } }
  }

  // MARK: Matching

  /// Matches the figures of a note's current version to those of its old version, as indices of new and old. Figures
  /// with the same name or source match. Between two matches, the others match in order if both sides have the same
  /// number of them.
  private static func pairs(_ old: [FigureList.Entry], _ new: [FigureList.Entry]) -> [Int: Int] {
    var places = Dictionary(grouping: old.indices, by: { old[$0].key + "\n" + (old[$0].title ?? "") })
    var pairs: [Int: Int] = [:]
    for (index, entry) in new.enumerated() {
      let key = entry.key + "\n" + (entry.title ?? "")
      guard let place = places[key]?.first else { continue }
      places[key]?.removeFirst()
      pairs[index] = place
    }
    let known = Set(pairs.values)
    var gap: [Int] = []
    var last = -1
    func close(before next: Int) {
      let free = (last + 1..<max(next, last + 1)).filter { !known.contains($0) }
      if free.count == gap.count {
        // Two figures with different names don't match.
        for (a, b) in zip(gap, free) where new[a].name == nil || old[b].name == nil { pairs[a] = b }
      }
      gap = []
    }
    for index in new.indices {
      guard let place = pairs[index] else {
        gap.append(index)
        continue
      }
      // A figure that was moved backwards in its note doesn't end a gap.
      guard place > last else { continue }
      close(before: place)
      last = place
    }
    close(before: old.count)
    return pairs
  }
}

extension FigureMoves {
  /// Returns the path of a note for diagnostics.
  func shown(_ path: String) -> String { NotePath.join(input, path) }

  /// A summary, such as `3 figures moved, 1 new`.
  package var summary: String {
    var parts = [BuildReport.counted(moved.count, "figure") + " moved"]
    if !added.isEmpty { parts.append("\(added.count) new") }
    if !removed.isEmpty { parts.append("\(removed.count) gone") }
    return parts.joined(separator: ", ")
  }

  /// A warning for each moved figure.
  package var diagnostics: [Diagnostic] {
    moved.map { move in
      var diagnostic = Diagnostic(
        .warning, "moved-figure", move.message, file: shown(move.after.note),
        span: Span(at: Location(line: move.after.line, column: 1)))
      diagnostic.notes = move.views.dropFirst().prefix(20).map(\.text)
      if move.views.count > 21 { diagnostic.notes.append("and \(move.views.count - 21) more views") }
      return diagnostic
    }
  }

  /// The moves as JSON, with the same keys as `figures.json`.
  package var json: JSON {
    func frame(_ frame: MovedView.Frame?) -> JSON {
      frame.map { .array([$0.minX, $0.minY, $0.width, $0.height].map { .number($0) }) } ?? .null
    }
    func place(_ entry: FigureList.Entry) -> [(String, JSON)] {
      [
        ("file", .string(shown(entry.note))), ("line", .number(Double(entry.line))), ("page", .string(entry.page)),
        ("id", .string(entry.id)), ("name", entry.name.map { .string($0) } ?? .null),
      ]
    }
    let moved = moved.map { move in
      let views = move.views.map { view in
        JSON.object([
          ("label", .string(view.label)), ("picture", .string(view.picture)), ("before", frame(view.before)),
          ("after", frame(view.after)),
        ])
      }
      return JSON.object(place(move.after) + [("views", .array(views))])
    }
    return .object([
      ("moved", .array(moved)), ("added", .array(added.map { .object(place($0)) })),
      ("removed", .array(removed.map { .object(place($0)) })),
    ])
  }
}

extension FigureMoves.Move {
  /// The figure in messages, such as `the figure 'card'`.
  package var title: String { after.name.map { "the figure '\($0)'" } ?? "a figure" }

  /// The message with the figure and its first moved view.
  fileprivate var message: String {
    guard let first = views.first else {
      return "\(title) has \(after.pictures.count) pictures instead of \(before.pictures.count)"
    }
    return "\(title) moved: \(first.text)" + (views.count > 1 ? ", and \(views.count - 1) more" : "")
  }
}
