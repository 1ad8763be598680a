import Foundation

/// What ``ParameterEffectTests`` writes for arguments, and where a call stands: the files of `Cases/effects`.
///
/// A line is `key => a | b`. What is said of one form of a name goes before what is said of the name, and that before what
/// is said of all:
/// - `type Double`: two or more arguments of a type, as messages show it;
/// - `label systemImage`: those of every parameter with a label;
/// - `sample frame.width`, `sample frame.0`: those of one parameter, by its label or, without one, its place; of one form of the name,
///   `sample Text(_: Any).0`;
/// - `place Tab`: views in which `<call>` stands. A method's call begins with its dot; a static function is also there as
///   `<member>`, without its type; `<words>` is the call as words;
/// - `live onReceive`: the same, where time goes by;
/// - `show Font`, `use Font`, `change Path`: places of the static functions, the methods and the mutations of a type;
/// - `usual view`: places of what has none of its own.
struct EffectSamples {
  private var entries: [String: [String]] = [:]
  /// What all fences of the test declare.
  let preamble: String
  /// The static members of types, which are arguments too.
  private let members: [String: [String]]

  init(members: [String: [String]]) throws {
    self.members = members
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Cases/effects")
    preamble = try String(contentsOf: folder.appendingPathComponent("preamble.txt"), encoding: .utf8)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where name != "preamble.txt" {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for line in text.split(separator: "\n") where !line.hasPrefix("#") {
        guard let arrow = line.range(of: " => ") else { throw BadLine(file: name, line: String(line)) }
        entries[String(line[..<arrow.lowerBound])] = line[arrow.upperBound...].components(separatedBy: " | ")
      }
    }
  }

  /// A line that is no entry.
  struct BadLine: Error {
    let file: String
    let line: String
  }

  /// Views around a call.
  struct Place: Hashable {
    let text: String
    /// Whether time goes by there.
    let isLive: Bool
  }

  /// The keys of all entries that are of one name or form.
  var keysOfNames: [(kind: String, name: String)] {
    entries.keys.sorted().compactMap { key in
      let parts = key.split(separator: " ", maxSplits: 1).map(String.init)
      return ["sample", "place", "live"].contains(parts[0]) ? (parts[0], parts[1]) : nil
    }
  }

  /// Arguments for a parameter of a form of a name.
  func values(_ name: String, form: String, _ parameter: (label: String?, index: Int, type: String)) -> [String] {
    let place = parameter.label ?? "\(parameter.index)"
    let keys =
      [form, name].map { "sample \($0).\(place)" }
      + (parameter.label.map { ["label \($0)"] } ?? []) + ["type \(parameter.type)"]
    return keys.lazy.compactMap { entries[$0] }.first ?? (members[parameter.type] ?? []).map { "." + $0 }
  }

  /// Where a call stands.
  ///
  /// - Parameter others: the keys that are asked after the name's own.
  func places(_ name: String, form: String, others: [String]) -> [Place] {
    for key in [form, name] {
      if let written = entries["live \(key)"] { return written.map { Place(text: $0, isLive: true) } }
      if let written = entries["place \(key)"] { return written.map { Place(text: $0, isLive: false) } }
    }
    let key = others.first { entries[$0] != nil } ?? ""
    return (entries[key] ?? []).map { Place(text: $0, isLive: key == "usual lifetime") }
  }
}
