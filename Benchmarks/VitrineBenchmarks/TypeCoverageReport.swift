import FenceSyntax
import FenceTypes

/// Counts the expressions of fences whose types are known, with the most frequent of the others.
enum TypeCoverageReport {
  /// - Parameter path: a file of JSON lines with a `code` or `source` each.
  static func run(_ path: String) {
    guard let sources = FenceBenchmark.sources(at: path) else { return print("types: cannot read \(path)") }
    let coverages = sources.map { TypeChecker().coverage(of: ParsedFence($0)) }
    let count = coverages.reduce(0) { $0 + $1.count }
    let unknown = Dictionary(grouping: coverages.flatMap(\.unknown), by: { $0 }).mapValues(\.count)
    let known = Double(count - unknown.values.reduce(0, +)) / Double(max(1, count))
    print("types of \(count) expressions: \((known * 1000).rounded() / 10) % known")
    for (words, number) in unknown.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(10) {
      print("  \(number) \(words)")
    }
  }
}
