import Foundation

/// Files of a project. What a symbolic link leads to may be elsewhere, and reading a pipe or a device may block forever.
enum OwnFile {
  enum Kind { case folder, file }

  /// Returns what is at a URL; `nil` for a symbolic link, and for what is neither a folder nor a regular file.
  static func kind(of url: URL) -> Kind? {
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .isRegularFileKey, .isSymbolicLinkKey]
    guard let values = try? url.resourceValues(forKeys: keys), values.isSymbolicLink != true else { return nil }
    return values.isDirectory == true ? .folder : values.isRegularFile == true ? .file : nil
  }

  /// Returns the contents of a regular file; `nil` if it has more bytes than may be read.
  static func contents(of url: URL, most: Int) -> Data? {
    guard kind(of: url) == .file, let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= most
    else { return nil }
    return FileManager.default.contents(atPath: url.path)
  }
}
