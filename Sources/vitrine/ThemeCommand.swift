import ArgumentParser
import Assets
import Diagnostics
import SiteGenerator
import SitePages

struct ThemeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme", abstract: "List the files of the theme, or copy one to change it.",
    discussion: """
      A file in the folder 'templates' beside vitrine.yml replaces the theme's file of the same name.

      Examples:
        vitrine theme list
        vitrine theme copy pager              templates/pager.mustache
        vitrine theme copy assets/site.css    templates/assets/site.css
      """,
    subcommands: [ThemeListCommand.self, ThemeCopyCommand.self])

  /// Returns the files of the installed theme.
  static func files() throws -> ThemeFiles {
    do { return ThemeFiles(in: try Assets.found().folder(.templates, holding: "layout.mustache")) } catch {
      throw CommandFailure(code: .machine, message: "\(error)")
    }
  }
}

struct ThemeListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the files of the theme.")

  func run() throws {
    for path in try ThemeCommand.files().paths { Output.line("\(path)") }
  }
}

struct ThemeCopyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "copy", abstract: "Copy a file of the theme into the site's template folder.")

  @Argument(help: "A template, such as pager, or another file of the theme, such as assets/site.css.")
  var name: String

  @OptionGroup(title: "Site options") var site: SiteOptions

  func run() throws {
    let files = try ThemeCommand.files()
    let destination = try site.site(output: nil).templateFolder
    do {
      Output.line("wrote \(try files.copy(name, to: destination))")
    } catch let problem as ThemeFiles.Problem {
      throw CommandFailure(code: .wrongUse, message: problem.description)
    } catch {
      throw CommandFailure(code: .machine, message: "\(error)")
    }
  }
}
