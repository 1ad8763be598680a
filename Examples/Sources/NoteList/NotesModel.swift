import Combine
import SwiftUI

/// A note.
public struct Note: Identifiable, Hashable, Sendable {
  public let id: Int
  public var title: String
  public var isPinned = false

  public init(id: Int, title: String, isPinned: Bool = false) {
    (self.id, self.title, self.isPinned) = (id, title, isPinned)
  }
}

/// The notes, and the text that is searched in them.
public final class NotesModel: ObservableObject {
  @Published public var notes: [Note]
  @Published public var search = ""

  public init(_ notes: [Note]) { self.notes = notes }

  /// The notes that contain the searched text, pinned ones first.
  var found: [Note] {
    let found = notes.filter { search.isEmpty || $0.title.localizedCaseInsensitiveContains(search) }
    return found.filter(\.isPinned) + found.filter { !$0.isPinned }
  }
}
