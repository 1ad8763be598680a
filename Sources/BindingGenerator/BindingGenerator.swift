import Foundation

/// Generates the bindings through which fences call public declarations: `BindingGenerator [FOLDER]`, where the folder
/// is the package's.
///
/// Bindings of the standard library and Foundation are made of the interface files in `FenceEvaluation`.
///
/// Declarations that need more than their signature, or that differ from SwiftUI's, are bound by hand in
/// `Sources/Notation/Catalog`.
@main struct BindingGenerator {
  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    try GeneratedFiles(root: root).output.write(root: root)
    try LibraryFiles(root: root).output.write(root: root)
    try InterfaceFiles(root: root).output.write(root: root)
  }
}
