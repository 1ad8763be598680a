import ArgumentParser
import Assets
import AssistantServer
import Diagnostics
import Figures
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
        vitrine new lessons --example tutorial    six steps from a first figure to a site
        vitrine new . --publish github            with the workflow for GitHub Pages
        vitrine new . --assistant                 only rules for assistants that write SwiftUI
      """)

  @Argument(help: "The folder to create, or an existing folder of notes.")
  var name: String

  @Option(help: "The notes to begin with: tutorial (default: two short notes).")
  var example: Example?

  @Option(help: "Add a workflow that publishes the site: github (GitHub Pages).")
  var publish: Host?

  @Flag(help: "Write only AGENTS.md, the rules for assistants that use 'vitrine mcp'.")
  var assistant = false

  func run() throws {
    if assistant { return try addRules() }
    do {
      let title = NotePath.name(of: URL(fileURLWithPath: name).standardizedFileURL.path)
      if publish == nil || !isSite {
        if isFilled, example == nil {
          let adoption = try Adoption(name, name: title)
          Output.line("found \(adoption.tool.folder): \(adoption.found)")
          for file in try adoption.write(to: name) { Output.line("\(path(file))") }
        } else {
          var site = StarterSite(title: Note.title(ofName: title))
          site.notes = try example?.notes() ?? site.notes
          for file in try site.write(to: name) { Output.line("\(path(file))") }
        }
      }
      if publish != nil { return try addWorkflow() }
      Output.line("next: \(name == "." ? "" : "cd \(quoted(name)) && ")vitrine serve")
    } catch let problem as StarterSite.Refusal {
      throw CommandFailure(code: .wrongUse, message: problem.description)
    } catch {
      throw CommandFailure(code: .machine, message: "\(error)")
    }
  }

  /// Writes the rules for assistants.
  private func addRules() throws {
    let file = name + "/" + AssistantRules.path
    guard !FileManager.default.fileExists(atPath: file) else {
      throw CommandFailure(code: .wrongUse, message: "'\(file)' exists already")
    }
    do {
      try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
      try AtomicFile.write(Data(AssistantRules.text.utf8), to: file)
    } catch {
      throw CommandFailure(code: .machine, message: FileProblem.writing(file, error))
    }
    Output.line("\(path(AssistantRules.path))")
    Output.line("next: tell your assistant of the server 'vitrine mcp'; see 'With an assistant' in the manual")
  }

  /// Writes the workflow, and says what is left to do.
  private func addWorkflow() throws {
    let template = try String(contentsOfFile: Assets.found().path(.workflows, "pages.yml"), encoding: .utf8)
    let workflow = PublishingWorkflow(template: template)
    try workflow.write(to: name)
    Output.line("\(path(PublishingWorkflow.path))")
    if workflow.lacksOwner {
      Output.line(
        "next: write the owner of Vitrine's repository and a commit of a release into the line 'uses: OWNER/vitrine'")
    }
    let address = PublishingWorkflow.address(of: name) ?? "https://OWNER.github.io/NAME/"
    Output.line(
      "next: write 'url: \(address)' into \(path("vitrine.yml")), choose GitHub Actions in the repository's settings under Pages, and push"
    )
  }

  /// A host that builds sites.
  enum Host: String, CaseIterable, ExpressibleByArgument {
    case github
  }

  /// Notes that are installed with the program.
  enum Example: String, CaseIterable, ExpressibleByArgument {
    case tutorial

    /// Returns the notes, by their paths in the folder of notes.
    func notes() throws -> [StarterSite.File] {
      let folder = try Assets.found().path(.examples, rawValue)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { $0.hasSuffix(".md") }
      return try names.map { ($0, try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)) }
    }
  }

  /// Returns a name as a shell reads it.
  private func quoted(_ name: String) -> String {
    name.allSatisfy { $0.isLetter || $0.isNumber || "/._-~".contains($0) }
      ? name : "'\(name.replacing("'", with: "'\\''"))'"
  }

  private func path(_ file: String) -> String { name == "." ? file : "\(name)/\(file)" }

  private var isSite: Bool { FileManager.default.fileExists(atPath: name + "/" + SiteFolder.configurationName) }

  private var isFilled: Bool {
    let contents = try? FileManager.default.contentsOfDirectory(atPath: name)
    return contents?.contains { $0 != ".git" } ?? false
  }
}
