import Foundation
import VitrineUI

// Literals are keys here, as in SwiftUI; in VitrineUI, whose users write diagrams and tests, they are strings.
extension Text {
  /// Creates a text from a key: its inline Markdown has styles, and the values in it are written for readers.
  ///
  /// - Parameters:
  ///   - key: the text in the language of the code.
  ///   - tableName: without effect: figures have no translations.
  ///   - bundle: without effect: figures have no translations.
  ///   - comment: a note for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { self = key.text }
}
