import ArgumentParser
import Foundation
import Markup
import TestSupport
import Testing

@testable import vitrine

/// The manual's page of commands has the options that the program declares, and no others. What they do is compared by readers.
@Suite struct CommandPageTests {
  /// A command with its options, as the program describes itself to other programs.
  private struct Command {
    let name: String
    /// The long names of the options that its help lists, each with the title of its group.
    private(set) var options: [(name: String, group: String?)] = []

    init(_ description: JSON) {
      name = description["commandName"]?.string ?? ""
      for argument in description["arguments"]?.array ?? [] where argument["shouldDisplay"]?.bool != false {
        for name in argument["names"]?.array ?? [] where name["kind"]?.string == "long" {
          options.append((name["name"]?.string ?? "", argument["sectionTitle"]?.string))
        }
      }
      for inner in description["subcommands"]?.array ?? [] { options += Command(inner).options }
      options.removeAll { ["help", "version"].contains($0.name) }
    }

    func names(in group: String?) -> Set<String> { Set(options.filter { $0.group == group }.map(\.name)) }
  }

  private static let commands: [Command] = {
    let description = JSON.parse(Vitrine._dumpHelp())?["command"]?["subcommands"]?.array ?? []
    return description.filter { $0["shouldDisplay"]?.bool != false }.map(Command.init).filter { $0.name != "help" }
  }()

  /// The sections of the page by their headings.
  private static let sections: [String: String] = {
    let page = (try? String(contentsOfFile: packageRoot + "/content/reference/commands.md", encoding: .utf8)) ?? ""
    var sections: [String: String] = [:]
    var heading = ""
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") || line.hasPrefix("### Site") { heading = String(line.drop { $0 == "#" || $0 == " " }) }
      sections[heading, default: ""] += line + "\n"
    }
    return sections
  }()

  private static func options(in section: String) -> Set<String> {
    Set(section.matches(of: /--([a-z][a-z-]*)/).map { String($0.1) })
  }

  @Test func eachCommandHasASection() {
    #expect(Self.commands.count > 8)
    #expect(Self.commands.map(\.name).filter { Self.sections[$0] == nil } == [])
  }

  @Test(arguments: commands.map(\.name)) func aSectionHasTheOptionsOfItsCommand(_ name: String) throws {
    let command = try #require(Self.commands.first { $0.name == name })
    let written = Self.options(in: try #require(Self.sections[name]))
    #expect(command.names(in: nil).subtracting(written).sorted() == [], "missing on the page")
    #expect(written.subtracting(command.options.map(\.name)).sorted() == [], "unknown to the program")
  }

  @Test func theSiteOptionsHaveATable() throws {
    let written = Self.options(in: try #require(Self.sections["Site options"]))
    for command in Self.commands where !command.names(in: "Site options").isEmpty {
      #expect(command.names(in: "Site options") == written, "\(command.name)")
    }
  }
}
