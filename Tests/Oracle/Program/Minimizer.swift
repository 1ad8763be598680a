import OracleSupport

/// Removes lines of a program for as long as a difference of the same kind stays.
///
/// Blocks are found by their indentation. All candidates of a round are compiled together. Source: Misherghi and Su,
/// HDD: Hierarchical Delta Debugging (2006).
struct Minimizer {
  private var one: OracleCase
  private let kind: Substring?

  private static let mostRounds = 16

  init(_ one: OracleCase, _ difference: String) { (self.one, kind) = (one, Self.kind(difference)) }

  /// The first word of a difference: what differs.
  private static func kind(_ difference: String) -> Substring? { difference.split(separator: " ").first }

  /// A program with its difference.
  struct Short {
    var code: [String]
    var difference: String

    var description: String { difference + (["", ""] + code).joined(separator: "\n    ") }
  }

  /// Returns the shortest program that was found; `nil` if nothing can be removed.
  func minimized() -> Short? {
    var (current, result): (OracleCase, Short?) = (one, nil)
    for _ in 0..<Self.mostRounds {
      guard let next = try? Self.best(Self.candidates(current), kind) else { break }
      current = next.one
      result = Short(code: current.fences, difference: next.difference)
    }
    return result
  }

  /// Returns the shortest of the candidates that have the difference; with it, all that can be removed together.
  private static func best(
    _ candidates: [OracleCase], _ kind: Substring?
  ) throws -> (one: OracleCase, difference: String)? {
    let programs = candidates.compactMap { OracleProgram($0) }
    guard !programs.isEmpty else { return nil }
    var best: (one: OracleCase, difference: String)?
    try OracleRun.compare(programs) { _, result in
      guard case .compared(let one, let difference?) = result, Self.kind(difference) == kind else { return }
      if best.map({ length(one) < length($0.one) }) ?? true { best = (one, difference) }
    }
    return best
  }

  private static func length(_ one: OracleCase) -> Int { one.fences.reduce(0) { $0 + $1.utf8.count } }

  /// Returns the case without each of its earlier fences, and without each block of its last one.
  private static func candidates(_ one: OracleCase) -> [OracleCase] {
    var found = one.fences.indices.dropLast().map { index in
      var shorter = one
      shorter.fences.remove(at: index)
      return shorter
    }
    let lines = (one.fences.last ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for range in blocks(lines) {
      var shorter = one
      shorter.fences[shorter.fences.count - 1] =
        (lines[..<range.lowerBound] + lines[range.upperBound...]).joined(separator: "\n")
      found.append(shorter)
    }
    return found
  }

  /// Returns the ranges of lines that belong together: a line with those that are indented more below it and the one
  /// that closes it, and several such blocks in a row.
  private static func blocks(_ lines: [String]) -> [Range<Int>] {
    func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    var ends: [Int: Int] = [:]
    for start in lines.indices where !lines[start].allSatisfy(\.isWhitespace) {
      let depth = indentation(lines[start])
      var end = start + 1
      while end < lines.count, indentation(lines[end]) > depth || lines[end].allSatisfy(\.isWhitespace) { end += 1 }
      if end < lines.count, end > start + 1,
        lines[end].drop(while: { $0 == " " }).first.map({ ")]}".contains($0) }) == true
      {
        end += 1
      }
      ends[start] = end
    }
    var found = Set(ends.map { $0.key..<$0.value })
    // Two and four blocks in a row, which make long programs short in few rounds.
    for start in ends.keys {
      var end = start
      for count in 1...4 {
        guard let next = ends[end], indentation(lines[end]) == indentation(lines[start]) else { break }
        end = next
        if count.isMultiple(of: 2) { found.insert(start..<end) }
      }
    }
    return found.sorted { ($0.count, $1.lowerBound) > ($1.count, $0.lowerBound) }
  }
}
