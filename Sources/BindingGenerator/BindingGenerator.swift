import Foundation

/// Writes the bindings of what is declared as fences call it: `BindingGenerator [FOLDER]`, with the package's folder.
///
/// What can't be told from a declaration, or what SwiftUI has otherwise, is bound by hand in `Sources/Notation/Catalog`.
@main struct BindingGenerator {
  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    try GeneratedFiles(root: root).write(root: root)
  }
}
