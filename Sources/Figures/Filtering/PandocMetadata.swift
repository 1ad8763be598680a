import Diagnostics
import Foundation
import Markup
import Notes

/// The configuration of figures in a document's metadata, under `vitrine`.
struct PandocMetadata {
  private let members: [JSON.Member]

  init(_ value: JSON?) {
    members = value?["t"]?.string == "MetaMap" ? value?["c"]?.members?.list ?? [] : []
  }

  /// - Returns: the errors in the configuration.
  func apply(to options: inout PandocFilter.Options) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func wrong(_ name: String, _ hint: String) {
      diagnostics.append(
        Diagnostic(
          .warning, "filter-input", "the value of 'vitrine.\(name)' is not valid", file: "metadata", hint: hint))
    }
    for member in members {
      let text = Self.text(member.value)
      switch member.name {
      case "strict":
        if let text, let value = ["true": true, "false": false][text] {
          options.isStrict = value
        } else {
          wrong("strict", "strict: true")
        }
      case "blocks":
        if let value = text.flatMap(FenceSelection.init) {
          options.selection = value
        } else {
          wrong("blocks", "blocks: auto")
        }
      case "folder":
        if let text, Self.isBelow(text) {
          options.folder = text
        } else {
          wrong("folder", "use a folder inside this one: folder: figures")
        }
      case "figure":
        for option in member.value["c"]?.members?.list ?? [] {
          guard let value = Self.text(option.value) else { continue }
          options.settings.append(FigureSetting(key: option.name, value: value, file: "metadata"))
        }
      default:
        let names = ["blocks", "figure", "folder", "strict"]
        let hint = nearestName(to: member.name, among: names).map { "did you mean '\($0)'?" }
        diagnostics.append(
          Diagnostic(
            .warning, "filter-input", "unknown option 'vitrine.\(member.name)'", file: "metadata",
            hint: hint ?? "one of " + names.joined(separator: ", ")))
      }
    }
    return diagnostics + FigureOptionsReader(options.settings).diagnostics
  }

  /// Whether a folder is inside the current one: a document may not choose a folder elsewhere to write files to.
  private static func isBelow(_ folder: String) -> Bool {
    !folder.isEmpty && !folder.hasPrefix("/") && !folder.contains("\0") && !folder.split(separator: "/").contains("..")
  }

  /// Returns a value as text.
  private static func text(_ value: JSON) -> String? {
    switch (value["t"]?.string, value["c"]) {
    case ("MetaString", let text?): text.string
    case ("MetaBool", let truth?): truth.bool.map { "\($0)" }
    case ("MetaInlines", let inlines?), ("MetaBlocks", let inlines?): PandocText.plain(inlines)
    default: nil
    }
  }
}
