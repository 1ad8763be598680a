import Diagnostics
import Figures
import Foundation
import Markup
import VitrineText

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

  /// Draws the cards of a site into its folder.
  ///
  /// - Parameter figures: for each note its first figure as an element of SVG, if it has one.
  static func make(
    notes: [Note], figures: [Element?], configuration: SiteConfiguration, folder: SiteFolder, typesetter: Typesetter,
    workers: Int
  ) async -> SocialCards {
    guard SiteAddress(configuration.address) != nil else {
      return missing(
        "the site's address is not known",
        hint: "set ‘url’: what links to a picture from elsewhere needs its whole address")
    }
    guard let version = PNGConverter.version() else {
      return missing(
        "rsvg-convert is not installed", hint: "apt-get install librsvg2-bin, or set ‘cards: false’")
    }
    let tasks = tasks(notes: notes, figures: figures, configuration)
    let outcomes = await inOrder(tasks, workers: workers) { task in
      await DeepStack.run { Self.write(task, version: version, folder: folder, typesetter) }
    }
    var cards = SocialCards()
    for (task, outcome) in zip(tasks, outcomes) {
      switch outcome {
      case .file(let file): if let note = task.note { cards.files[note] = file } else { cards.siteFile = file }
      case .failed(let message):
        let name = task.note ?? configuration.title
        cards.diagnostics.append(Diagnostic(.warning, "cards", "‘\(name)’ has no card: \(message)"))
      }
    }
    return cards
  }

  /// No cards, and why.
  private static func missing(_ reason: String, hint: String) -> SocialCards {
    var cards = SocialCards()
    cards.diagnostics.append(Diagnostic(.note, "cards", "pages have no cards: \(reason)", hint: hint))
    return cards
  }

  /// The site's own card, then one for each note with a figure.
  private static func tasks(notes: [Note], figures: [Element?], _ configuration: SiteConfiguration) -> [Task] {
    var site = SocialCard(title: configuration.title, description: configuration.description, site: "", figure: nil)
    site.direction = configuration.direction
    let own = zip(notes, figures).compactMap { note, figure -> Task? in
      guard let figure else { return nil }
      let name = String(note.page.dropLast(".html".count).replacing("/", with: "-"))
      var card = SocialCard(title: note.title, description: note.summary, site: configuration.title, figure: figure)
      card.direction =
        note.direction ?? note.language.map(TextDirection.init(ofLanguage:)) ?? configuration.direction
      return Task(note: note.path, name: name, card: card)
    }
    return [Task(note: nil, name: "site", card: site)] + own
  }

  private static func write(_ task: Task, version: String, folder: SiteFolder, _ typesetter: Typesetter) -> Outcome {
    let svg = task.card.svg(typesetter)
    let file = "cards/\(task.name).\(ContentHash(of: version + svg).name).png"
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
