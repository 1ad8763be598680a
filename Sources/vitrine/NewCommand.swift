import ArgumentParser
import Diagnostics
import Foundation
import SiteGenerator

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Make a folder with a first note, or settings for a folder of notes that is there.",
    discussion: """
      A folder that holds notes keeps all that is in it and gets a vitrine.yml that fits: for vaults of Obsidian's, sites of
      Jekyll's, projects of MkDocs' and mdBook's, DocC catalogs, and plain folders.

      Examples:
        vitrine new notes && cd notes && vitrine build
        cd ~/Vault && vitrine new . && vitrine serve
      """)

  @Argument(help: "The folder to make or to take over.")
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
    } catch let problem as StarterSite.Refusal {
      throw CommandFailure(code: .wrongUse, message: problem.description)
    } catch {
      throw CommandFailure(code: .machine, message: "\(error)")
    }
  }

  private func path(_ file: String) -> String { name == "." ? file : "\(name)/\(file)" }

  private var isFilled: Bool {
    let contents = try? FileManager.default.contentsOfDirectory(atPath: name)
    return contents?.contains { $0 != ".git" } ?? false
  }
}
