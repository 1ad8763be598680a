import Diagnostics
import Foundation
import SiteStorage

/// The images and media files of which the folder has only Git LFS pointers, because the contents were not downloaded.
package enum LargeFilePointers {
  private static let head = Array("version https://git-lfs.github.com/spec/".utf8)
  /// The largest size of a pointer, in bytes. A pointer has three short lines.
  private static let largest = 1024

  /// Returns a warning if there are pointers in a folder.
  ///
  /// - Parameter sizes: the sizes of the images that could be read, by path.
  package static func diagnostics(of folder: ContentFolder, _ sizes: [String: ImageSize]) -> [Diagnostic] {
    let found = folder.files.filter { path in
      guard ImageSize.isImage(path) ? sizes[path] == nil : MediaKind(path) != nil else { return false }
      let full = folder.fullPath(path)
      guard let file = RegularFile(full), file.size <= largest else { return false }
      return FileManager.default.contents(atPath: full)?.starts(with: head) ?? false
    }
    guard let first = found.first else { return [] }
    let words =
      found.count == 1
      ? "'\(first)' is a Git LFS pointer" : "'\(first)' and \(found.count - 1) more are Git LFS pointers"
    return [
      Diagnostic(
        .warning, "lfs-pointer", words + ", not the files themselves, so pages cannot show them",
        file: folder.shown(first), hint: "run 'git lfs pull'")
    ]
  }
}
