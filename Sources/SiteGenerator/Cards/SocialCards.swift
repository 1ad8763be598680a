import Diagnostics
import Foundation

/// The cards of a site's pages as PNG files. One whose drawing is the same as in the site before is taken from there.
struct SocialCards: Sendable {
  /// By note: where its card is in the site. Those that are not there share the site's own.
  private(set) var files: [String: String] = [:]
  private(set) var siteFile: String?
  private(set) var diagnostics: [Diagnostic] = []
  static let none = SocialCards()

  private init() {}

  private struct Task: Sendable {
    var note: String?
    var name: String
    var card: SocialCard
  }

  private enum Outcome: Sendable {
    case file(String)
    case failed(String)
  }

  /// - Parameter figures: for each note its first figure as SVG, if it has one.
  init(notes: [Note], figures: [String?], configuration: SiteConfiguration, folder: SiteFolder, workers: Int) async {
    guard SiteAddress(configuration.address) != nil else {
      diagnostics.append(
        Diagnostic(
          .note, "cards", "pages have no cards: the site's address is not known",
          hint: "set ‘url’: what links to a picture from elsewhere needs its whole address"))
      return
    }
    guard let version = PNGConverter.version() else {
      diagnostics.append(
        Diagnostic(
          .note, "cards", "pages have no cards: rsvg-convert is not installed",
          hint: "apt-get install librsvg2-bin, or set ‘cards: false’"))
      return
    }
    let site = SocialCard(title: configuration.title, description: configuration.description, site: "", figure: nil)
    var tasks = [Task(note: nil, name: "site", card: site)]
    for (note, figure) in zip(notes, figures) {
      guard let figure else { continue }
      let name = String(note.page.dropLast(".html".count).replacing("/", with: "-"))
      let card = SocialCard(title: note.title, description: note.summary, site: configuration.title, figure: figure)
      tasks.append(Task(note: note.path, name: name, card: card))
    }
    let outcomes = await inOrder(tasks, workers: workers) { task in
      await DeepStack.run { Self.write(task, version: version, folder: folder) }
    }
    for (task, outcome) in zip(tasks, outcomes) {
      switch outcome {
      case .file(let file): if let note = task.note { files[note] = file } else { siteFile = file }
      case .failed(let message):
        diagnostics.append(
          Diagnostic(.warning, "cards", "‘\(task.note ?? configuration.title)’ has no card: \(message)"))
      }
    }
  }

  private static func write(_ task: Task, version: String, folder: SiteFolder) -> Outcome {
    let svg = task.card.svg()
    let file = "cards/\(task.name).\(ContentSum.text(of: Array((version + svg).utf8))).png"
    do {
      // The site that is still in its place.
      let old = folder.path + "/" + file
      if FileManager.default.fileExists(atPath: old) {
        try folder.copy(old, to: file)
      } else {
        try folder.write(try PNGConverter.png(of: svg, scale: 1), to: file)
      }
      return .file(file)
    } catch let problem as PNGConverter.Problem {
      return .failed(problem.message)
    } catch {
      return .failed("\(error)")
    }
  }
}
