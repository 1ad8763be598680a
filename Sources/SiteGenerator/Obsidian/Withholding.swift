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
