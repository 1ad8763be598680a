import Diagnostics
import Foundation

/// Pictures and films of which only Git's pointers are there: Git LFS keeps the files themselves elsewhere.
enum LargeFilePointers {
  private static let head = Array("version https://git-lfs.github.com/spec/".utf8)
  /// In bytes; pointers have three short lines.
  private static let largest = 1024

  /// What is said of those in a folder.
  ///
  /// - Parameter sizes: those of the images that could be read.
  static func diagnostics(of folder: ContentFolder, _ sizes: [String: ImageSize]) -> [Diagnostic] {
    let found = folder.files.filter { path in
      guard ImageSize.isImage(path) ? sizes[path] == nil : MediaKind(path) != nil else { return false }
      let full = folder.fullPath(path)
      guard let file = RegularFile(full), file.size <= largest else { return false }
      return FileManager.default.contents(atPath: full)?.starts(with: head) ?? false
    }
    guard let first = found.first else { return [] }
    let words =
      found.count == 1
      ? "‘\(first)’ is a pointer of Git LFS" : "‘\(first)’ and \(found.count - 1) more are pointers of Git LFS"
    return [
      Diagnostic(
        .warning, "lfs-pointer", words + ", not the files themselves: pages show nothing there",
        file: folder.shown(first), hint: "git lfs pull")
    ]
  }
}
