/// An error that the Swift compiler reports.
package struct CompilerMessage: Hashable, Codable, Sendable {
  /// The line, from 1; 0 for an error that concerns the whole file, and may depend on time and memory.
  package var line: Int
  package var column: Int
  package var text: String
  /// The notes that follow the error, such as the declaration that it is about or a correction.
  package var notes: [String] = []

  package init(line: Int, column: Int, text: String, notes: [String] = []) {
    (self.line, self.column, self.text, self.notes) = (line, column, text, notes)
  }
}
