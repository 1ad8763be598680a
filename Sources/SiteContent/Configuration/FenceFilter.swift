/// A program that draws the fences of a language, from `filters` in the configuration.
package struct FenceFilter: Hashable, Sendable {
  /// The language of the fences, in lower case.
  package var language: String
  /// The program and its arguments.
  package var command: [String]
  /// Whether the program is started once for all fences and reads them as lines of JSON; else it is started for each
  /// fence and reads the source from its input.
  package var readsLines = false
  /// Whether the program may use the network.
  package var usesNetwork = false

  package init(language: String, command: [String], readsLines: Bool = false, usesNetwork: Bool = false) {
    (self.language, self.command) = (language, command)
    (self.readsLines, self.usesNetwork) = (readsLines, usesNetwork)
  }
}
