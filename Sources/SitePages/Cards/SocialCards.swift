import Diagnostics
import Figures
import Foundation
import Markup
import Programs
import SiteContent
import SiteMarkup
import SiteStorage
import Synchronization
import VitrineText

/// The social cards of a site's pages as PNG files. Cards that haven't changed are copied from the previous output.
package struct SocialCards: Sendable {
  /// The path of each note's card in the site, by the note's path. All other notes use the site's card.
  private(set) var files: [String: String] = [:]
  private(set) var siteFile: String?
  package private(set) var diagnostics: [Diagnostic] = []
  package static let none = SocialCards()

  private init() {}

  private struct Task: Sendable {
    var note: String?
    var name: String
    var card: SocialCard
  }

  private enum Outcome: Sendable {
    case file(String)
    case failed(String)
    /// The converter program doesn't work.
    case stopped(ProgramProblem)
  }

  /// Writes the cards of a site into its output folder.
  ///
  /// - Parameter figures: the first figure of each note as an SVG element, if it has one.
  package static func make(
    notes: [Note], figures: [Element?], configuration: SiteConfiguration, folder: SiteFolder, typesetter: Typesetter,
    workers: Int, programs: InstalledPrograms = .system
  ) async -> SocialCards {
    guard SiteAddress(configuration.address) != nil else {
      return missing(
        "the site's URL is not set",
        hint: "add 'url' to vitrine.yml; social cards are linked by absolute URL")
    }
    guard let converter = PNGConverter(programs) else { return missing(.absent) }
    let version: String
    do throws(ProgramProblem) { version = try converter.version() } catch { return missing(error) }
    let tasks = tasks(notes: notes, figures: figures, configuration)
    let isBroken = Switch()
    let outcomes = await inOrder(tasks, workers: workers) { task in
      await DeepStack.run {
        Self.write(task, converter, version: version, folder: folder, typesetter, isBroken)
      }
    }
    return SocialCards(tasks, outcomes, configuration)
  }

  private init(_ tasks: [Task], _ outcomes: [Outcome], _ configuration: SiteConfiguration) {
    var problem: ProgramProblem?
    var lost = 0
    for (task, outcome) in zip(tasks, outcomes) {
      switch outcome {
      case .file(let file): if let note = task.note { files[note] = file } else { siteFile = file }
      case .failed(let message):
        let name = task.note ?? configuration.title
        diagnostics.append(Diagnostic(.warning, "cards", "'\(name)' has no social card: \(message)"))
      case .stopped(let reason):
        problem = problem ?? reason
        lost += 1
      }
    }
    if let problem {
      let what =
        lost == tasks.count ? "pages have no social cards" : "\(lost) of \(tasks.count) social cards are missing"
      diagnostics.append(Diagnostic(.warning, "cards", "\(what): rsvg-convert \(problem.words)"))
    }
  }

  /// Records that the converter failed, so that it isn't started again.
  private final class Switch: Sendable {
    private let problem = Mutex<ProgramProblem?>(nil)

    var reason: ProgramProblem? { problem.withLock { $0 } }

    func turn(_ reason: ProgramProblem) { problem.withLock { $0 = $0 ?? reason } }
  }

  /// Returns no cards, with a diagnostic that gives the reason.
  private static func missing(_ reason: String, hint: String, _ severity: Diagnostic.Severity = .note) -> SocialCards {
    var cards = SocialCards()
    cards.diagnostics.append(Diagnostic(severity, "cards", "pages have no social cards: \(reason)", hint: hint))
    return cards
  }

  private static func missing(_ problem: ProgramProblem) -> SocialCards {
    missing(
      "rsvg-convert \(problem.words)", hint: "apt-get install librsvg2-bin, or set 'cards: false'",
      problem == .absent ? .note : .warning)
  }

  /// Returns the site's card, then one for each note with a figure.
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

  private static func write(
    _ task: Task, _ converter: PNGConverter, version: String, folder: SiteFolder, _ typesetter: Typesetter,
    _ isBroken: Switch
  ) -> Outcome {
    let svg = task.card.svg(typesetter)
    let file = "cards/\(task.name).\(ContentHash(of: version + svg).name).png"
    do {
      // The previous output is still in place.
      let old = folder.path + "/" + file
      if FileManager.default.fileExists(atPath: old) {
        try folder.copy(old, to: file)
      } else if let reason = isBroken.reason {
        return .stopped(reason)
      } else {
        try folder.write(try converter.png(of: svg, scale: 1), to: file)
      }
      return .file(file)
    } catch let problem as PNGConverter.Problem {
      guard let reason = problem.program else { return .failed(problem.message) }
      isBroken.turn(reason)
      return .stopped(reason)
    } catch {
      return .failed("\(error)")
    }
  }
}
