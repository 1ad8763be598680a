import ArgumentParser
import SiteGenerator

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Make a folder with a first note, ready to build.",
    discussion: """
      Example:
        vitrine new notes && cd notes && vitrine build
      """)

  @Argument(help: "The folder to make.")
  var name: String

  func run() throws {
    do {
      let files = try StarterSite(title: NotePath.name(of: name)).write(to: name)
      for file in files { Output.line("\(name)/\(file)") }
    } catch let problem as StarterSite.Refusal {
      throw CommandFailure(code: .wrongUse, message: problem.description)
    } catch {
      throw CommandFailure(code: .machine, message: "\(error)")
    }
  }
}
