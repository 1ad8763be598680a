import ArgumentParser
import Diagnostics
import Foundation
import Notes
import SiteContent
import SiteStorage

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Create a folder with a first note, or a configuration for existing notes.",
    discussion: """
      A folder with notes stays unchanged, except for a new vitrine.yml that suits it: an Obsidian vault, a Jekyll site,
      an MkDocs or mdBook project, a DocC catalog, or a plain folder.

      Examples:
        vitrine new notes && cd notes && vitrine build
        cd ~/Vault && vitrine new . && vitrine serve
      """)

  @Argument(help: "The folder to create, or an existing folder of notes.")
  var name: String

  func run() throws {
    do {
      let title = NotePath.name(of: URL(fileURLWithPath: name).standardizedFileURL.path)
      if isFilled {
        let adoption = try Adoption(name, name: title)
        try adoption.write(to: name)
        Output.line(visible("found \(adoption.tool.rawValue): \(adoption.found)"))
        Output.line(visible(path("vitrine.yml")))
      } else {
        for file in try StarterSite(title: title).write(to: name) { Output.line(visible(path(file))) }
      }
      Output.line(visible("next: " + (name == "." ? "" : "cd \(quoted(name)) && ") + "vitrine serve"))
    } catch let problem as StarterSite.Refusal {
      throw CommandFailure(code: .wrongUse, message: problem.description)
    } catch {
      throw CommandFailure(code: .machine, message: "\(error)")
    }
  }

  /// Returns a name as a shell reads it.
  private func quoted(_ name: String) -> String {
    name.allSatisfy { $0.isLetter || $0.isNumber || "/._-~".contains($0) }
      ? name : "'\(name.replacing("'", with: "'\\''"))'"
  }

  private func path(_ file: String) -> String { name == "." ? file : "\(name)/\(file)" }

  private var isFilled: Bool {
    let contents = try? FileManager.default.contentsOfDirectory(atPath: name)
    return contents?.contains { $0 != ".git" } ?? false
  }
}
