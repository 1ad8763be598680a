import Foundation

/// Where the default theme is.
package enum ThemeFolder {
  package static func find() -> String? {
    SharedFolder.candidates().map { $0 + "/templates" }
      .first { FileManager.default.fileExists(atPath: $0 + "/layout.mustache") }
  }
}
