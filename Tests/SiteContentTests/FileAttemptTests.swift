import Foundation
import Markup
import TestSupport
import Testing

@testable import SiteContent

/// The attempts of Tests/Trust that only add files, judged by the function that decides about files. Tests/Trust/check.py
/// builds a site for each. Their sources are beside them.
@Suite struct FileAttemptTests {
  struct Attempt: CustomStringConvertible, Sendable {
    let area: String
    let name: String
    /// The contents of the files among the notes, by path.
    let files: [String: [UInt8]]
    let published: Set<String>
    let unpublished: Set<String>

    var description: String { "\(area): \(name)" }

    init?(_ json: JSON, in area: String) {
      self.area = area
      func paths(_ key: String) -> Set<String> {
        Set(
          (json[key]?.array ?? []).compactMap(\.string).filter { $0.hasPrefix("site/") }.map { String($0.dropFirst(5)) }
        )
      }
      (name, published, unpublished) = (json["name"]?.string ?? "", paths("published"), paths("unpublished"))
      var files: [String: [UInt8]] = [:]
      for member in json["files"]?.members?.list ?? [] {
        let (path, content) = (member.name, member.value)
        guard path.hasPrefix("content/") else { return nil }
        let data = content["base64"]?.string.flatMap { Data(base64Encoded: $0) }
        files[String(path.dropFirst(8))] = data.map { [UInt8]($0) } ?? Array((content.string ?? "").utf8)
      }
      self.files = files
    }
  }

  private static func attempts(_ area: String) -> [Attempt] {
    let path = packageRoot + "/Tests/Trust/attempts/\(area).json"
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return (JSON.parse([UInt8](data))?.array ?? []).compactMap { Attempt($0, in: area) }
  }

  static let all = attempts("xml") + attempts("files")

  @Test func thereAreAttempts() { #expect(Self.all.count > 180) }

  @Test(arguments: all) func filesAreLeftOut(_ attempt: Attempt) throws {
    let folder = try TemporaryFolder()
    for path in attempt.published.union(attempt.unpublished).sorted() {
      guard let bytes = attempt.files[path], !path.hasPrefix("."), path != "_config.yml" else { continue }
      let full = folder.path + "/" + path
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: full).deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: full))
      let isLeftOut = WithheldFile(path, at: full, allowsActive: false) != nil
      #expect(isLeftOut == attempt.unpublished.contains(path), "\(path)")
    }
  }
}
