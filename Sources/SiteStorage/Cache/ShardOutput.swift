import Diagnostics
import Foundation
import Markup
import Notes

/// The output of a sharded build: a cache with the drawings of the shard's notes, and a file with the shard's number.
package struct ShardOutput: Sendable {
  package let folder: String
  package let shard: Shard
  /// The hash of the program that made it.
  package let program: String

  /// An error for a folder that isn't the output of a shard or can't be used for one.
  package struct Problem: Error, CustomStringConvertible {
    package var description: String
    /// Whether the request was invalid; `false` for an I/O failure.
    package var isRefusal = true
  }

  static let fileName = "shard.json"
  private static let version = 1

  /// Reads the output folder of a shard.
  package init(readingFrom folder: String) throws(Problem) {
    let path = folder + "/" + Self.fileName
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Problem(
        description:
          "'\(folder)' is not the output of 'vitrine build --shard': it has no '\(Self.fileName)'")
    }
    guard let json = JSON.parse(data) else { throw Problem(description: "'\(path)' is not valid JSON") }
    guard json["version"]?.number == Double(Self.version) else {
      throw Problem(description: "'\(path)' was written by another version of vitrine")
    }
    guard let number = json["shard"]?.number.flatMap({ Int(exactly: $0) }),
      let count = json["of"]?.number.flatMap({ Int(exactly: $0) }), let shard = Shard(number: number, of: count),
      let program = json["program"]?.string
    else { throw Problem(description: "'\(path)' does not contain the shard's number, count and program") }
    (self.folder, self.shard, self.program) = (folder, shard, program)
  }

  private init(folder: String, shard: Shard, program: String) {
    (self.folder, self.shard, self.program) = (folder, shard, program)
  }

  /// Prepares a folder for the output of a shard. The drawings in it from a previous build are reused.
  package static func prepare(_ folder: String, for shard: Shard, program: String) throws(Problem) {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    if let names, !names.isEmpty, !names.contains(fileName) {
      throw Problem(
        description:
          "'\(folder)' contains other files; choose an empty folder with '--output'"
      )
    }
    let facts: JSON = [
      "version": .number(Double(version)), "shard": .number(Double(shard.number)), "of": .number(Double(shard.count)),
      "program": .string(program),
    ]
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      BuildCache.prepare(folder)
      try Data((facts.text + "\n").utf8).write(to: URL(fileURLWithPath: folder + "/" + fileName), options: .atomic)
    } catch {
      throw Problem(description: FileProblem.writing(folder, error), isRefusal: false)
    }
  }

  /// Returns the paths of the folders with default names of shards, in order.
  ///
  /// - Parameter folder: the folder to search.
  package static func usual(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let parts = names.compactMap { name -> (shard: Shard, path: String)? in
      let words = name.split(separator: "-", omittingEmptySubsequences: false)
      guard words.count == 4, words[0] == "shard", words[2] == "of", let shard = Shard("\(words[1])/\(words[3])")
      else { return nil }
      return (shard, NotePath.join(folder == "." ? "" : folder, name))
    }
    return parts.sorted { ($0.shard.count, $0.shard.number) < ($1.shard.count, $1.shard.number) }.map(\.path)
  }

  /// Returns warnings about missing or mismatched shards. The merged site is correct anyway, because missing figures
  /// are drawn during the merge.
  ///
  /// - Parameter program: the hash of the program that merges.
  package static func diagnostics(of parts: [ShardOutput], program: String) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func warn(_ message: String, _ hint: String) {
      diagnostics.append(Diagnostic(.warning, "shard", message, hint: hint))
    }
    for part in parts where part.program != program {
      warn(
        "'\(part.folder)' was made by another build of vitrine or on another system; its figures are drawn again",
        "use the same build of vitrine on all machines")
    }
    let counts = Set(parts.map(\.shard.count)).sorted()
    guard counts.count == 1, let count = counts.first else {
      if let last = counts.last {
        let others = counts.dropLast().map(String.init).joined(separator: ", ")
        warn("parts of \(others) and of \(last) shards are merged", "remove the folders of previous builds")
      }
      return diagnostics
    }
    let missing = Set(1...count).subtracting(parts.map(\.shard.number)).sorted()
    if !missing.isEmpty {
      let numbers = missing.prefix(10).map { "\($0)/\(count)" }.joined(separator: ", ")
      let more = missing.count > 10 ? " and \(missing.count - 10) more" : ""
      warn(
        "the part\(missing.count == 1 ? "" : "s") of shard \(numbers)\(more) \(missing.count == 1 ? "is" : "are") missing: figures of \(missing.count == 1 ? "its" : "their") notes are drawn here",
        "pass the folder of every shard")
    }
    return diagnostics
  }
}
