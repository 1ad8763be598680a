import Foundation

/// The files of a commit, which are written without a checkout: Git would run filters for them.
struct GitTree {
  /// A file or a symbolic link.
  private struct Entry {
    var mode: Substring
    var hash: String
    var size: Int
    var path: String
  }

  private var entries: [Entry] = []
  /// The largest file that is written, and the most bytes of all files and of those that are read at once.
  private static let (largest, most, portion) = (100_000_000, 4_000_000_000, 64_000_000)

  /// Reads the output of `git ls-tree -r -z -l`.
  ///
  /// Submodules and files over 100 MB, which are no notes and no pictures of notes, are left out, and so are paths that
  /// do not stay in the folder or that name a repository.
  ///
  /// - Throws: `file` if the repository lacks a file, as a partial clone may.
  init(listing: [UInt8]) throws(GitRepository.Missing) {
    for line in listing.split(separator: 0) {
      guard let line = String(bytes: line, encoding: .utf8), let tab = line.firstIndex(of: "\t") else { continue }
      let words = line[..<tab].split(separator: " ")
      let path = String(line[line.index(after: tab)...])
      guard words.count == 4, words[1] == "blob", Self.isSound(path) else { continue }
      guard let size = Int(words[3]) else { throw .file }
      guard size <= Self.largest else { continue }
      entries.append(Entry(mode: words[0], hash: String(words[2]), size: size, path: path))
    }
  }

  private static func isSound(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { name in
      !name.isEmpty && name != "." && name != ".." && name.lowercased() != ".git"
    }
  }

  /// Writes the files into an empty folder.
  ///
  /// - Parameter contents: returns the contents of objects with some hashes, in this order.
  func write(
    to folder: String, contents: ([String]) throws(GitRepository.Missing) -> [[UInt8]]
  ) throws(GitRepository.Missing) {
    var links: [(path: String, target: [UInt8])] = []
    var total = 0
    var rest = entries[...]
    while !rest.isEmpty {
      var (bytes, count) = (0, 0)
      while count < rest.count, count == 0 || bytes + rest[rest.startIndex + count].size <= Self.portion {
        bytes += rest[rest.startIndex + count].size
        count += 1
      }
      total += bytes
      guard total <= Self.most else { throw .file }
      let part = rest.prefix(count)
      for (entry, bytes) in zip(part, try contents(part.map(\.hash))) {
        let path = folder + "/" + entry.path
        if entry.mode == "120000" {
          links.append((path, bytes))
        } else {
          try Self.write(bytes, to: path, isProgram: entry.mode == "100755")
        }
      }
      rest = rest.dropFirst(count)
    }
    Self.write(links, in: folder)
  }

  private static func write(_ bytes: [UInt8], to path: String, isProgram: Bool) throws(GitRepository.Missing) {
    let parent = NestedPath.parent(of: path)
    try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    // There are no symbolic links yet that it could follow.
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, isProgram ? 0o755 : 0o644)
    guard file >= 0 else { throw .file }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    do { try handle.write(contentsOf: Data(bytes)) } catch { throw .file }
  }

  /// Creates the symbolic links that lead to something in the folder, after all files.
  private static func write(_ links: [(path: String, target: [UInt8])], in folder: String) {
    guard let root = realPath(folder) else { return }
    for (path, target) in links {
      guard let target = String(bytes: target, encoding: .utf8), let parent = realPath(NestedPath.parent(of: path)),
        NestedPath.contains(root, parent), symlink(target, path) == 0
      else { continue }
      if realPath(path).map({ NestedPath.contains(root, $0) }) != true { unlink(path) }
    }
  }

  /// Returns the path without symbolic links; `nil` if it leads to nothing.
  private static func realPath(_ path: String) -> String? {
    realpath(path, nil).map { real in
      defer { free(real) }
      return String(cString: real)
    }
  }
}

extension GitRepository {
  /// Writes the files of a commit into a folder.
  ///
  /// - Parameters:
  ///   - revision: a revision such as `main`, `v1.2` or `HEAD~3`.
  ///   - folder: the full path of an empty folder.
  package func write(
    _ revision: String, to folder: String, by programs: InstalledPrograms = .system
  ) throws(Missing) {
    let commit = try commit(revision, by: programs)
    guard let listing = output(["ls-tree", "-r", "-z", "-l", "--full-tree", commit], by: programs) else { throw .file }
    try GitTree(listing: listing).write(to: folder) { hashes throws(Missing) in
      let input = Array((hashes.joined(separator: "\n") + "\n").utf8)
      guard let output = output(["cat-file", "--batch", "--buffer"], input: input, by: programs),
        let objects = Self.objects(in: output, count: hashes.count)
      else { throw .file }
      return objects
    }
  }

  /// Reads the output of `git cat-file --batch`: for each object a line with its size at the end, and its contents.
  static func objects(in output: [UInt8], count: Int) -> [[UInt8]]? {
    var (objects, rest) = ([[UInt8]](), output[...])
    while objects.count < count {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let words = rest[..<end].split(separator: UInt8(ascii: " "))
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0,
        rest.endIndex - end > size + 1
      else { return nil }
      objects.append(Array(rest[(end + 1)..<(end + 1 + size)]))
      rest = rest[(end + 2 + size)...]
    }
    return objects
  }
}
