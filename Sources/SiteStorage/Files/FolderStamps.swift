import Foundation
import Markup

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The names in a folder at the time when it was read.
package struct FolderListing: Sendable {
  /// The path in the top folder.
  let path: String
  /// The folder's stamp; `nil` if the folder must be read again.
  var stamp: FileStamp?
  /// A hash of the names in the folder.
  var names: UInt64

  package init(path: String, stamp: FileStamp?, names: [String]) {
    (self.path, self.stamp) = (path, stamp)
    var sum = ContentHash()
    // Hidden files come and go during editing, and do not affect the site, except these two.
    for name in names.sorted() where !name.hasPrefix(".") || name == PreviousOutput.marker || name == BuildCache.tag {
      sum.mix(name.utf8)
      sum.mix(0)
    }
    self.names = sum.value
  }

  fileprivate init(path: String, stamp: FileStamp?, sum: UInt64) { (self.path, self.stamp, names) = (path, stamp, sum) }

  /// Returns the current state of the folder; `nil` if its names have changed.
  fileprivate func again(in root: String, at now: UInt64) -> FolderListing? {
    let full = path.isEmpty ? root : root + "/" + path
    // Taken before the folder is read, so that a change in between is noticed.
    let found = FileStamp(full)
    if stamp != nil, found == stamp { return self }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: full) else { return nil }
    let settled = found.flatMap { $0.isSettled(at: now) ? $0 : nil }
    let look = FolderListing(path: path, stamp: settled, names: names)
    return look.names == self.names ? look : nil
  }
}

/// The stamps of the files in a folder tree, and of its folders, to detect changed, new and removed files.
package struct FolderStamps: Sendable {
  private(set) var looks: [FolderListing]
  package private(set) var paths: [String]
  private var stamps: [FileStamp?]

  /// - Parameters:
  ///   - root: the full path of the top folder.
  ///   - paths: the paths of its files.
  package init(of paths: [String], in root: String, looks: [FolderListing]) {
    let now = FileStamp.now()
    let paths = paths.sorted()
    self.paths = paths
    self.looks = looks.map { look in
      var look = look
      if look.stamp?.isSettled(at: now) == false { look.stamp = nil }
      return look
    }
    stamps = Self.stamps(of: paths, in: root).map { stamp in stamp.flatMap { $0.isSettled(at: now) ? $0 : nil } }
  }

  /// Records the files of a finished site.
  ///
  /// Recent stamps are trusted here, because other programs are not expected to change a file at that moment.
  package init(ofSiteAt root: String) throws {
    let site = PreviousOutput(at: root)
    paths = site.files
    stamps = Self.stamps(of: paths, in: root)
    looks = try ([""] + site.folders).map { folder in
      let full = folder.isEmpty ? root : root + "/" + folder
      let stamp = FileStamp(full)
      return FolderListing(path: folder, stamp: stamp, names: try FileManager.default.contentsOfDirectory(atPath: full))
    }
  }

  /// Returns the indices of changed files, or `nil` if files were added or removed. Updates the stamps of the folders.
  package mutating func changed(in root: String) -> [Int]? {
    let now = FileStamp.now()
    for index in looks.indices {
      guard let look = looks[index].again(in: root, at: now) else { return nil }
      looks[index] = look
    }
    let found = Self.stamps(of: paths, in: root)
    guard found.allSatisfy({ $0 != nil }) else { return nil }
    return found.indices.filter { found[$0] != stamps[$0] }
  }

  private static func stamps(of paths: [String], in root: String) -> [FileStamp?] {
    let folder = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return paths.map { _ in nil } }
    defer { close(folder) }
    return paths.map { FileStamp($0, in: folder) }
  }

  /// Sets the stamp of a file; `nil` if the file must be read again.
  package mutating func renew(_ stamp: FileStamp?, at index: Int) { stamps[index] = stamp }

  /// Updates the stamps of the folders, after this program has replaced files in them.
  package mutating func renewFolders(in root: String) {
    for index in looks.indices {
      let path = looks[index].path
      looks[index].stamp = FileStamp(path.isEmpty ? root : root + "/" + path)
    }
  }

  /// Returns the index of a path by binary search.
  package func index(of path: String) -> Int? {
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if paths[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low < paths.count && paths[low] == path ? low : nil
  }
}

extension FolderStamps {
  package init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    func stamp(_ reader: inout ByteReader) throws(ByteReader.Damaged) -> FileStamp? {
      try reader.optional { reader throws(ByteReader.Damaged) in try FileStamp(from: &reader) }
    }
    looks = try reader.list { reader throws(ByteReader.Damaged) in
      let path = try reader.text()
      return FolderListing(path: path, stamp: try stamp(&reader), sum: try reader.sum())
    }
    paths = []
    stamps = []
    for _ in 0..<(try reader.length()) {
      paths.append(try reader.text())
      stamps.append(try stamp(&reader))
    }
  }

  package func write(to writer: inout ByteWriter) {
    writer.write(list: looks) { writer, look in
      writer.write(look.path)
      writer.write(optional: look.stamp) { $1.write(to: &$0) }
      writer.write(sum: look.names)
    }
    writer.write(count: paths.count)
    for (path, stamp) in zip(paths, stamps) {
      writer.write(path)
      writer.write(optional: stamp) { $1.write(to: &$0) }
    }
  }
}
