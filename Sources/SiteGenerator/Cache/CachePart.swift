import Diagnostics
import Foundation
import Markup
import Notes

/// What a shard makes: a cache with the drawings of its notes, and a file that says which part of which whole it is.
package struct CachePart: Sendable {
  package let folder: String
  package let shard: Shard
  /// The sum of the program that made it.
  package let program: String

  /// Why a folder is no part, or cannot become one.
  package struct Problem: Error, CustomStringConvertible {
    package var description: String
    /// Whether something was asked for that cannot be had, rather than that the machine failed.
    package var isRefusal = true
  }

  static let fileName = "shard.json"
  private static let version = 1

  /// Reads what a shard has made.
  package init(readingFrom folder: String) throws(Problem) {
    let path = folder + "/" + Self.fileName
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Problem(
        description:
          "‘\(folder)’ is no part of a site: it has no ‘\(Self.fileName)’, which ‘vitrine build --shard’ writes")
    }
    guard let json = JSON.parse(data) else { throw Problem(description: "‘\(path)’ is no JSON") }
    guard json["version"]?.number == Double(Self.version) else {
      throw Problem(description: "‘\(path)’ was written by another version of vitrine")
    }
    guard let number = json["shard"]?.number.flatMap({ Int(exactly: $0) }),
      let count = json["of"]?.number.flatMap({ Int(exactly: $0) }), let shard = Shard(number: number, of: count),
      let program = json["program"]?.string
    else { throw Problem(description: "‘\(path)’ does not say which part it is") }
    (self.folder, self.shard, self.program) = (folder, shard, program)
  }

  private init(folder: String, shard: Shard, program: String) {
    (self.folder, self.shard, self.program) = (folder, shard, program)
  }

  /// Makes a folder a part. One that is a part already stays as it is: what it has need not be drawn again.
  package static func prepare(_ folder: String, for shard: Shard, program: String) throws(Problem) {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    if let names, !names.isEmpty, !names.contains(fileName) {
      throw Problem(
        description:
          "‘\(folder)’ has other files in it, so no part of the site is put there; name an empty folder with ‘--output’"
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

  /// Folders with the usual names of parts, in order.
  ///
  /// - Parameter folder: where they are looked for.
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

  /// What is missing from some parts, or does not belong together. The site is right all the same: what parts do not have is drawn
  /// where they are merged.
  ///
  /// - Parameter program: the sum of the program that merges.
  package static func diagnostics(of parts: [CachePart], program: String) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func warn(_ message: String, _ hint: String) {
      diagnostics.append(Diagnostic(.warning, "shard", message, hint: hint))
    }
    for part in parts where part.program != program {
      warn(
        "‘\(part.folder)’ was made by another build of vitrine, or on another system: its figures are drawn anew",
        "run the same build on all machines")
    }
    let counts = Set(parts.map(\.shard.count)).sorted()
    guard counts.count == 1, let count = counts.first else {
      if let last = counts.last {
        let others = counts.dropLast().map(String.init).joined(separator: ", ")
        warn("parts of \(others) and of \(last) shards are merged", "remove those of an earlier build")
      }
      return diagnostics
    }
    let missing = Set(1...count).subtracting(parts.map(\.shard.number)).sorted()
    if !missing.isEmpty {
      let numbers = missing.prefix(10).map { "\($0)/\(count)" }.joined(separator: ", ")
      let more = missing.count > 10 ? " and \(missing.count - 10) more" : ""
      warn(
        "the part\(missing.count == 1 ? "" : "s") of shard \(numbers)\(more) \(missing.count == 1 ? "is" : "are") missing: figures of \(missing.count == 1 ? "its" : "their") notes are drawn here",
        "name the folder of each shard")
    }
    return diagnostics
  }
}
