import Foundation

/// What ``ParameterEffectTests`` writes for arguments, where a call stands, and which parameters it lets be: `Cases/effects.txt`.
///
/// A line is `key: a | b`, with one of these keys:
/// - `type Double`: two or more arguments of a type, as messages show it;
/// - `sample frame.width` or `sample frame.0`: those of one parameter, by its label or place;
/// - `place Tab`: where a call stands, as `$0`; for a modifier, behind what it changes;
/// - `exempt frame.width`: why the parameter may change nothing.
struct EffectSamples {
  private var entries: [String: String] = [:]
  /// The keys of parameters that may change nothing, with the reason.
  private(set) var exemptions: [String: String] = [:]

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Cases/effects.txt")
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      guard let colon = line.range(of: ": ") else { continue }
      let (key, value) = (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
      if key.hasPrefix("exempt ") { exemptions[String(key.dropFirst(7))] = value } else { entries[key] = value }
    }
  }

  /// Arguments for a parameter.
  func values(_ name: String, _ label: String?, at index: Int, type: String, members: [String: [String]]) -> [String] {
    for key in ["sample \(name).\(label ?? "_")", "sample \(name).\(index)", "type \(type)"] {
      if let written = entries[key] { return written.components(separatedBy: " | ") }
    }
    return (members[type] ?? []).map { "." + $0 }
  }

  /// A call in its place.
  func placed(_ call: String, of name: String, or usual: String) -> String {
    (entries["place \(name)"] ?? usual).replacingOccurrences(of: "$0", with: call)
  }
}
