import Diagnostics
import Foundation
import Notes
import SiteContent
import SitePages
import SiteStorage

/// The bytes of a page and of the files that it loads from the site, as they are in the output folder, uncompressed.
/// Fonts, and the pictures that style sheets name, are not counted.
struct PageWeights {
  private(set) var bytes: [PageBudget.Part: Int] = [:]

  /// - Parameters:
  ///   - page: the page's path in the site.
  ///   - folder: the full path of the site.
  init(of page: String, in folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/" + page) else { return }
    bytes[.html] = data.count
    var files: [String: PageBudget.Part] = [:]
    for case .tag(let tag, _) in HTMLTag.pieces(of: String(decoding: data, as: UTF8.self)) where tag.kind != .close {
      switch tag.name {
      case "script": tag["src"].map { files[$0] = .scripts }
      case "link" where tag["rel"] == "stylesheet": tag["href"].map { files[$0] = .styles }
      case "img": tag["src"].map { files[$0] = .images }
      case "image": (tag["href"] ?? tag["xlink:href"]).map { files[$0] = .images }
      default: break
      }
    }
    for (address, part) in files where !address.contains(":") {
      let path = address.prefix { $0 != "?" && $0 != "#" }.removingPercentEncoding ?? address
      let inside = path.hasPrefix("/") ? ("", String(path.dropFirst())) : (NotePath.folder(of: page), path)
      // Raw HTML in a note may name a file outside of the site, which is neither loaded nor looked at.
      guard let target = NotePath.resolve(inside.1, in: inside.0) else { continue }
      bytes[part, default: 0] += FileCalls.facts(folder + "/" + target).map { Int($0.st_size) } ?? 0
    }
  }
}

extension CheckedSite {
  /// Returns a warning for each page that exceeds its budget: that of the configuration, with the limits in the front
  /// matter of its note. The site is written to a temporary folder for it.
  package func overBudget(for builder: SiteBuilder) async throws -> [Diagnostic] {
    guard builder.configuration.budget != nil || notes.published.contains(where: { $0.budget != nil }) else {
      return []
    }
    let folder = NSTemporaryDirectory() + "vitrine-budget-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try await builder.write(
      self, to: SiteFolder.prepare(at: folder, protecting: [builder.input]), nil)
    return notes.published.flatMap { note -> [Diagnostic] in
      let own = note.budget ?? PageBudget()
      let limits = (builder.configuration.budget ?? PageBudget()).overridden(by: own).limits
      guard !limits.isEmpty else { return [] }
      let weights = PageWeights(of: note.page, in: folder)
      return PageBudget.Part.allCases.compactMap { part in
        guard let limit = limits[part], let bytes = weights.bytes[part], bytes > limit else { return nil }
        return Diagnostic(
          .warning, "budget",
          "the page has \(PageBudget.text(bytes)) of \(part.rawValue); its budget is \(PageBudget.text(limit))",
          file: sources.folder.shown(note.path), span: note.frontMatter["budget"]?.span, hint: part.hint)
      }
    }
  }
}

extension PageBudget.Part {
  /// The usual way to reduce the bytes.
  fileprivate var hint: String {
    switch self {
    case .html: "show fewer parts or states of its figures, split the note, or set another 'budget' in its front matter"
    case .images: "reduce the images, or set another 'budget' in the note's front matter"
    case .styles, .scripts: "set another 'budget' in the note's front matter"
    }
  }
}

extension Note {
  /// The budget in the front matter; `nil` for none, or one that cannot be read, which is reported with the note.
  fileprivate var budget: PageBudget? { frontMatter["budget"]?.string.flatMap { try? PageBudget($0) } }
}
