import Figures
import Foundation
import SiteStorage

/// The workflow with which GitHub builds and publishes a site.
package struct PublishingWorkflow: Sendable {
  /// The path of the file in the folder of `vitrine.yml`.
  package static let path = ".github/workflows/pages.yml"

  private let text: String

  /// - Parameter template: the file that releases have, with a comment for readers at its start.
  package init(template: String) {
    let lines = template.split(separator: "\n", omittingEmptySubsequences: false)
    text = lines.drop { $0.hasPrefix("#") }.joined(separator: "\n")
  }

  /// Whether the workflow doesn't name the repository of this program, because the program was built from its sources.
  package var lacksOwner: Bool { text.contains("OWNER/") }

  /// Writes the workflow. A file that exists stays as it is.
  package func write(to folder: String) throws {
    let file = URL(fileURLWithPath: folder + "/" + Self.path)
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw StarterSite.Refusal(description: "'\(Self.path)' already exists and stays as it is")
    }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try AtomicFile.write(Data(text.utf8), to: file.path)
    } catch {
      throw StarterSite.Unwritable(description: FileProblem.writing(file.path, error))
    }
  }

  /// Returns the URL at which GitHub publishes the repository in a folder; `nil` if its origin is elsewhere.
  ///
  /// Source: <https://docs.github.com/en/pages/getting-started-with-github-pages/what-is-github-pages#types-of-github-pages-sites>
  package static func address(of folder: String) -> String? {
    guard let file = RegularFile(folder + "/.git/config"), file.size < 1_000_000,
      let text = try? String(contentsOfFile: folder + "/.git/config", encoding: .utf8),
      let match = text.firstMatch(
        of:
          /url[ \t]*=[ \t]*(?:git@github\.com:|(?:https|ssh):\/\/(?:git@)?github\.com\/)([\w.\-]+)\/([\w.\-]+?)(?:\.git)?\s/
      )
    else { return nil }
    let host = match.1.lowercased() + ".github.io"
    return match.2.lowercased() == host ? "https://\(host)/" : "https://\(host)/\(match.2)/"
  }
}
