import Foundation

/// A line `EXPRESSION => TEXT` of a file of cases: an expression and what its interpolation reads.
public struct ValueLine: CustomStringConvertible, Sendable {
  public var expression: String
  public var expected: String
  /// The file and the line.
  public var place: String

  public var description: String { expression }

  /// The lines of a file in the folder `Cases` beside the caller's source; those that begin with `#` are comments.
  public static func all(in file: String, beside source: String = #filePath) -> [ValueLine] {
    let url = URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent("Cases/\(file)")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard !line.hasPrefix("#"), let arrow = line.range(of: " => ", options: .backwards) else { return nil }
      return ValueLine(
        expression: String(line[..<arrow.lowerBound]), expected: String(line[arrow.upperBound...]),
        place: "\(file):\(index + 1)")
    }
  }
}
