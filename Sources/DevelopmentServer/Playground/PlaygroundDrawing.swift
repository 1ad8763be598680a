import Diagnostics
import Foundation
import Markup
import SiteGenerator
import SiteReports
import SiteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The sites of the playground: for each page a site with one note, in a temporary folder that only the user can read.
final class PlaygroundDrawing: Sendable {
  private let builder: SiteBuilder
  private let folder: String
  private static let prefix = "vitrine-playground-"

  /// - Parameters:
  ///   - theme: the folder with the page's template.
  init(_ builder: SiteBuilder, theme: String) throws {
    var builder = builder
    builder.siteTheme = theme
    (builder.kept, builder.shared, builder.memory, builder.cache) = (nil, nil, nil, nil)
    self.builder = builder
    let parent = FileManager.default.temporaryDirectory.path
    Self.removeAbandoned(in: parent)
    folder = "\(parent)/\(Self.prefix)\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    guard mkdir(folder, 0o700) == 0 else { throw FileCalls.problem() }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Removes the folders of servers that were killed.
  private static func removeAbandoned(in parent: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] where name.hasPrefix(prefix) {
      let path = parent + "/" + name
      guard let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap({ Int32($0) }),
        let facts = FileCalls.facts(path), facts.st_uid == getuid(), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Returns the path of a page's site.
  func site(_ number: Int) -> String { "\(folder)/\(number)/site" }

  /// Rebuilds the site of a page.
  ///
  /// - Returns: the diagnostics, errors first.
  func draw(_ fence: PlaygroundFence, number: Int) async -> [JSON] {
    var builder = builder
    (builder.input, builder.output) = ("\(folder)/\(number)/content", site(number))
    do {
      try FileManager.default.createDirectory(atPath: builder.input, withIntermediateDirectories: true)
      try Data(fence.note.utf8).write(to: URL(fileURLWithPath: builder.input + "/index.md"))
      let report = try await builder.build()
      return report.diagnostics.sorted { $0.severity > $1.severity }.map(Self.finding)
    } catch {
      return [Self.finding(.error, place: "", "cannot create the figure: \(FileProblem.reason(error))", hint: "")]
    }
  }

  private static func finding(_ diagnostic: Diagnostic) -> JSON {
    let place = diagnostic.span.map { span in
      let line = span.start.line - PlaygroundFence.linesBefore
      return line > 0 ? "\(line):\(span.start.column)" : "options"
    }
    return finding(diagnostic.severity, place: place ?? "", diagnostic.message, hint: diagnostic.hint ?? "")
  }

  private static func finding(_ severity: Diagnostic.Severity, place: String, _ message: String, hint: String) -> JSON {
    [
      "severity": .string(severity.rawValue), "place": .string(place), "message": .string(message),
      "hint": .string(hint),
    ]
  }
}
