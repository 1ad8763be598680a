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

/// The social cards of a site's pages and figures as PNG files. Cards that haven't changed are copied from the previous
/// output.
package struct SocialCards: Sendable {
  /// The path of each card in the site, by that of its page. Notes without one use the site's card.
  private(set) var files: [String: String] = [:]
  private(set) var siteFile: String?
  package private(set) var diagnostics: [Diagnostic] = []
  package static let none = SocialCards()

  private init() {}

  private struct Task: Sendable {
    /// The page with the card; `nil` for the site's card.
    var page: String?
    /// The note or the figure in diagnostics.
    var subject: String
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
  /// - Parameter site: the site, with the pictures of its figures.
  package static func make(
    of site: CheckedSite, folder: SiteFolder, typesetter: Typesetter, workers: Int,
    programs: InstalledPrograms = .system
  ) async -> SocialCards {
    let configuration = site.configuration
    guard SiteAddress(configuration.address) != nil else {
      return missing(
        "the site's URL is not set",
        hint: "add 'url' to vitrine.yml; social cards are linked by absolute URL")
    }
    guard let converter = PNGConverter(programs) else { return missing(.absent) }
    let version: String
    do throws(ProgramProblem) { version = try converter.version() } catch { return missing(error) }
    let tasks = tasks(site)
    let isBroken = Switch()
    let outcomes = await inOrder(tasks, workers: workers) { task in
      await DeepStack.run {
        Self.write(task, converter, version: version, folder: folder, typesetter, isBroken)
      }
    }
    return SocialCards(tasks, outcomes)
  }

  private init(_ tasks: [Task], _ outcomes: [Outcome]) {
    var problem: ProgramProblem?
    var lost = 0
    for (task, outcome) in zip(tasks, outcomes) {
      switch outcome {
      case .file(let file): if let page = task.page { files[page] = file } else { siteFile = file }
      case .failed(let message):
        diagnostics.append(Diagnostic(.warning, "cards", "'\(task.subject)' has no social card: \(message)"))
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

  /// Returns the site's card, and for each note that of its first figure and those of the figures with their own pages.
  private static func tasks(_ site: CheckedSite) -> [Task] {
    let configuration = site.configuration
    var whole = SocialCard(title: configuration.title, description: configuration.description, site: "", figure: nil)
    whole.direction = configuration.direction
    let own = zip(site.notes.published, site.drawings.figures).flatMap { note, figures -> [Task] in
      let direction = note.direction ?? note.language.map(TextDirection.init(ofLanguage:)) ?? configuration.direction
      let pictures = figures.pictures.map {
        (figure: $0.figure, picture: SitePictures.inlined($0.picture, from: site.sources.folder))
      }
      func card(_ title: String, _ description: String, _ picture: Element) -> SocialCard {
        SocialCard(
          title: title, description: description, site: configuration.title, figure: picture, direction: direction)
      }
      let first = pictures.first.map { first in
        Task(page: note.page, subject: note.path, card: card(note.title, note.summary, first.picture))
      }
      guard configuration.figurePages else { return [first].compactMap(\.self) }
      return [first].compactMap(\.self)
        + pictures.compactMap { figure, picture in
          figure.map { figure in
            Task(
              page: FigurePage.path(of: figure.fragment, in: note.page), subject: "\(note.path)#\(figure.fragment)",
              card: card(figure.title, note.title, picture))
          }
        }
    }
    return [Task(page: nil, subject: configuration.title, card: whole)] + own
  }

  private static func write(
    _ task: Task, _ converter: PNGConverter, version: String, folder: SiteFolder, _ typesetter: Typesetter,
    _ isBroken: Switch
  ) -> Outcome {
    let svg = task.card.svg(typesetter)
    let name = task.page.map { String($0.dropLast(".html".count).replacing("/", with: "-")) } ?? "site"
    let file = "cards/\(name).\(ContentHash(of: version + svg).name).png"
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
