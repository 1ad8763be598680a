import Foundation
import Notation
import VitrineDiagrams
import VitrineUI

/// Times each fence of a file by itself, from its source to its SVG, in one process: what a fence takes at the median and at
/// the 99th percentile, and each of its three parts at the median.
enum FenceBenchmark {
  private struct Times {
    var evaluating: Double
    var layingOut: Double
    var drawing: Double
    var total: Double { evaluating + layingOut + drawing }
  }

  /// - Parameter path: a file of JSON lines with a `code` or `source` each.
  static func run(_ path: String) {
    guard let sources = sources(at: path) else { return print("fences: cannot read \(path)") }
    // Once to read the fonts, then each fence thrice for its best.
    _ = sources.prefix(50).map(time)
    let times = sources.compactMap { source in (0..<3).compactMap { _ in time(source) }.min { $0.total < $1.total } }
    guard !times.isEmpty else { return print("fences: none could be drawn") }
    let totals = times.map(\.total).sorted()
    func at(_ share: Double) -> String {
      milliseconds(totals[min(totals.count - 1, Int(Double(totals.count) * share))])
    }
    print("fences one by one, \(times.count) drawn: median \(at(0.5)), 99th percentile \(at(0.99)), slowest \(at(1))")
    func median(_ part: (Times) -> Double) -> String { milliseconds(times.map(part).sorted()[times.count / 2]) }
    print(
      "  medians: evaluating \(median(\.evaluating)), layout \(median(\.layingOut)), drawing \(median(\.drawing))")
  }

  /// Returns the fences of a file of JSON lines; `nil` if it can't be read.
  static func sources(at path: String) -> [String]? {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text?.split(separator: "\n").compactMap { line -> String? in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return (object?["code"] ?? object?["source"]) as? String
    }
  }

  private static func time(_ source: String) -> Times? {
    let clock = ContinuousClock()
    let start = clock.now
    let drawings = Notebook().evaluate(source).drawings
    let evaluated = clock.now
    let renderings = drawings.map { Renderer.render($0.view, options: RenderOptions(typesetter: Fonts.typesetter)) }
    let laidOut = clock.now
    guard renderings.contains(where: { $0.root != nil }) else { return nil }
    for rendering in renderings { _ = StandaloneSVG.picture(rendering).fileText }
    let end = clock.now
    return Times(
      evaluating: (evaluated - start).seconds, layingOut: (laidOut - evaluated).seconds,
      drawing: (end - laidOut).seconds)
  }

  private static func milliseconds(_ seconds: Double) -> String { "\((seconds * 100_000).rounded() / 100) ms" }
}
