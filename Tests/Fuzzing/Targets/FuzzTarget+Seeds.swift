import Figures
import Foundation
import Programs
import SiteContent
import SiteGenerator
import SiteStorage
import TestSupport

extension FuzzTarget {
  /// What fuzzing begins with: whole inputs that the program takes, made of notes.
  ///
  /// - Parameter notes: the texts of some notes.
  public func seeds(from notes: [String]) -> [[UInt8]] {
    switch self {
    case .note, .page: notes.map { Array($0.utf8.prefix(20_000)) }
    case .frontMatter:
      notes.compactMap { note in
        note.hasPrefix("---\n")
          ? note.components(separatedBy: "\n---\n").first.map { Array($0.dropFirst(4).utf8) } : nil
      }
    case .options: Self.fences(notes, of: "swift").map { Array($0.info.drop { !$0.isWhitespace }.utf8) }
    case .settings: Self.fences(notes, of: "yaml").map { Array($0.code.utf8) }
    case .evaluator, .layout: Self.fences(notes, of: "swift").map { Array($0.code.utf8) }
    case .request:
      Self.fences(notes, of: "swift").compactMap { fence in
        try? Array(JSONSerialization.data(withJSONObject: ["id": 1, "source": fence.code, "proposal": [320, 480]]))
      }
    case .http:
      [
        "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "HEAD /a%20b?c=d&e HTTP/1.0\r\nhost: [::1]:80\r\nRange: bytes=0-1\r\n\r\n",
      ]
      .map { Array($0.utf8) }
    case .cache: Self.keptObjects(of: notes)
    case .frames: Self.keptObjects(of: notes).map { Frame(kind: 4, bytes: $0).written }
    case .drawing:
      notes.flatMap { $0.components(separatedBy: "<svg").dropFirst() }.map { Array("<svg\($0)".utf8) }
        + [Array("<svg viewBox=\"0 0 9 9\"><style>a{fill:red}</style><a href=\"#b\"><path d=\"M0 0\"/></a></svg>".utf8)]
    }
  }

  private static func fences(_ notes: [String], of language: String) -> [(info: String, code: String)] {
    notes.flatMap { note in
      note.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.compactMap { part in
        let lines = part.element.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return lines.count == 2 && lines[0].hasPrefix(language) ? (lines[0], lines[1]) : nil
      }
    }
  }

  /// What a build of the notes keeps, without the sums that stand before it.
  private static func keptObjects(of notes: [String]) -> [[UInt8]] {
    guard let folder = try? TemporaryFolder() else { return [] }
    for (number, note) in notes.prefix(12).enumerated() { try? folder.write(note, to: "content/\(number).md") }
    var configuration = SiteConfiguration()
    (configuration.search, configuration.cards) = (false, false)
    var builder = SiteBuilder(
      input: folder.path + "/content", output: folder.path + "/site", configuration: configuration,
      renderer: HTMLFigureRenderer(Fonts.typesetter), toolbox: Toolbox(.found()), workers: 1)
    let cache = BuildCache(folder: folder.path + "/cache", program: "fuzzer")
    (builder.kept, builder.settingsHash) = (cache, "fuzzer")
    Waiting.for { [builder] in _ = try? await builder.build() }
    let records = folder.contents(of: "cache/sites").values.compactMap { BuildManifestFile.contents(of: Array($0)) }
    return cache.contents().sorted { $0.key < $1.key }.map(\.value) + records
      + records.compactMap { BuildManifest($0)?.plan }
  }
}
