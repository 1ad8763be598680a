/// A program that draws the fences of a language, as the settings name it.
package struct FenceFilter: Hashable, Sendable {
  /// The language of the fences, in lower case.
  package var language: String
  /// The program and its arguments.
  package var command: [String]
  /// Whether it is asked once for all fences, by lines of JSON; else once for each, the source on its input.
  package var readsLines = false

  package init(language: String, command: [String], readsLines: Bool = false) {
    (self.language, self.command, self.readsLines) = (language, command, readsLines)
  }
}
