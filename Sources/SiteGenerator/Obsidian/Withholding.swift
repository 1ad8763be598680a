import Notes
import VitrineUI

/// Why a note has no page.
package enum Withholding: String, Sendable {
  /// Its author keeps it back.
  case draft
  /// Only notes that say so are published, and it does not.
  case unmarked
  /// It is the source of an Excalidraw drawing: data that nobody reads.
  case drawing
  /// It says in which order the others come.
  case navigation
  /// Its day has not come, or is over.
  case scheduled
}

extension Withholding {
  /// What is said to whoever leads to the note, and what can be done.
  func explanation(of path: String) -> (message: String, hint: String?) {
    switch self {
    case .navigation: ("‘\(path)’ is the list of pages beside each and has no page of its own", nil)
    case .unmarked: ("‘\(path)’ is not published and has no page", "publish it too: publish: true")
    case .drawing:
      ("‘\(path)’ is the source of a drawing and has no page", "have Excalidraw export an SVG beside it")
    case .scheduled:
      (
        "‘\(path)’ is not published today and has no page",
        "its ‘date’ is to come, or its ‘expires’ is over; ‘--drafts’ builds it too"
      )
    case .draft: ("‘\(path)’ is a draft and has no page", "publish it too, or build with ‘--drafts’")
    }
  }
}

extension Note {
  /// Whether it is the source of an Excalidraw drawing.
  var isDrawing: Bool {
    path.lowercased().hasSuffix(".excalidraw.md") || document.frontMatter["excalidraw-plugin"] != nil
  }

  /// Whether it says that it is to be published: `publish: true`.
  var isMarked: Bool { (document.frontMatter["publish"] ?? document.frontMatter["published"])?.isOn == true }

  /// Why it has no page; `nil` if it has.
  ///
  /// - Parameter today: notes of later days are kept back; `nil` where days do not count.
  func withholding(
    _ publication: SiteConfiguration.Publication, includingDrafts: Bool, today: CivilDate? = nil
  ) -> Withholding? {
    if isDrawing { return .drawing }
    if publication == .marked, !isMarked { return .unmarked }
    if let today, !includingDrafts {
      if isPost, let created, created.dayText > today.dayText { return .scheduled }
      if let expires, expires.dayText <= today.dayText { return .scheduled }
    }
    return isDraft && !includingDrafts ? .draft : nil
  }
}
