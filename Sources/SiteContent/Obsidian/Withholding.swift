import Notes
import VitrineUI

/// The reason why a note has no page.
package enum Withholding: String, Encodable, Sendable {
  /// The note is a draft.
  case draft
  /// The configuration publishes only notes with `publish: true`, and the note has no such mark.
  case unmarked
  /// The note is the source of an Excalidraw drawing, which is data rather than text.
  case drawing
  /// The note lists the order of the other pages, for the sidebar.
  case navigation
  /// The note's date is in the future, or the note has expired.
  case scheduled
  /// The tool publishes only pages with `public:: true`.
  case notPublic
  /// The book doesn't list the note.
  case notListed
  /// The front matter asks for no page in the words of another tool, such as `headless: true`.
  case hidden
}

extension Withholding {
  /// Whether the note is only the source of something else, such as a drawing, and no text for readers.
  package var isSource: Bool { self == .drawing || self == .navigation }

  /// Returns the diagnostic's message and hint for a link to the note.
  package func explanation(of path: String) -> (message: String, hint: String?) {
    switch self {
    case .navigation: ("'\(path)' defines the sidebar and has no page", nil)
    case .unmarked: ("'\(path)' is not published and has no page", "publish it too: publish: true")
    case .drawing:
      ("'\(path)' is the source of a drawing and has no page", "have Excalidraw export an SVG beside it")
    case .scheduled:
      (
        "'\(path)' is not published today and has no page",
        "its 'date' is to come, or its 'expires' is over; '--drafts' builds it too"
      )
    case .notPublic: ("'\(path)' is not public and has no page", "publish it too: public:: true")
    case .notListed: ("'\(path)' is no chapter of the book and has no page", "add it to SUMMARY.md")
    case .hidden: ("the front matter of '\(path)' asks for no page", "publish it too, or build with '--drafts'")
    case .draft: ("'\(path)' is a draft and has no page", "publish it too, or build with '--drafts'")
    }
  }
}

extension Note {
  /// Whether the note is the source of an Excalidraw drawing.
  var isDrawing: Bool {
    path.lowercased().hasSuffix(".excalidraw.md") || frontMatter["excalidraw-plugin"] != nil
  }

  /// Whether the front matter has `publish: true`.
  var isMarked: Bool { (frontMatter["publish"] ?? frontMatter["published"])?.isOn == true }

  /// Returns the reason why the note has no page; `nil` if it has one.
  ///
  /// - Parameter today: the date by which scheduled notes are left out; `nil` to ignore dates.
  package func withholding(
    _ publication: SiteConfiguration.Publication, includingDrafts: Bool, today: CivilDate? = nil
  ) -> Withholding? {
    if isDrawing { return .drawing }
    if publication == .marked, !isMarked { return .unmarked }
    if let today, !includingDrafts {
      if let first = appears ?? (isPost ? created : nil), first.dayText > today.dayText { return .scheduled }
      if let expires, expires.dayText <= today.dayText { return .scheduled }
    }
    if includingDrafts { return nil }
    return isDraft ? .draft : frontMatter.seclusion.contains(.site) ? .hidden : nil
  }

  /// Whether the navigation, lists, tags, feeds and the graph have the note.
  package var isListed: Bool { !frontMatter.seclusion.contains(.lists) }
}
