import Foundation
import Markup

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that was looked into: what was in it then.
struct FolderLook: Sendable {
  /// In the folder at the top.
  let path: String
  /// `nil` where the folder has to be looked into again.
  var stamp: FileStamp?
  /// A sum of the names in it.
  var names: UInt64

  init(path: String, stamp: FileStamp?, names: [String]) {
    (self.path, self.stamp) = (path, stamp)
    var sum = ContentHash()
    // Hidden files come and go while somebody writes, and have no part in a site but for these.
    for name in names.sorted() where !name.hasPrefix(".") || name == FormerSite.marker || name == BuildCache.tag {
      sum.mix(name.utf8)
      sum.mix(0)
    }
    self.names = sum.value
  }

  fileprivate init(path: String, stamp: FileStamp?, sum: UInt64) { (self.path, self.stamp, names) = (path, stamp, sum) }

  /// The folder as it is now, if the same names are in it.
  fileprivate func again(in root: String, at now: UInt64) -> FolderLook? {
    let full = path.isEmpty ? root : root + "/" + path
    // Before it is read, as before.
    let found = FileStamp(full)
    if stamp != nil, found == stamp { return self }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: full) else { return nil }
    let settled = found.flatMap { $0.isSettled(at: now) ? $0 : nil }
    let look = FolderLook(path: path, stamp: settled, names: names)
    return look.names == self.names ? look : nil
  }
}

/// The files of a folder as they were, and the folders that they are in, so that files that have come or gone are noticed.
struct FolderStamps: Sendable {
  private(set) var looks: [FolderLook]
  private(set) var paths: [String]
  private var stamps: [FileStamp?]

  /// - Parameters:
  ///   - root: the full path of the folder at the top.
  ///   - paths: of its files.
  init(of paths: [String], in root: String, looks: [FolderLook]) {
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

  /// The files of a finished site that the program made.
  ///
  /// What was made just now is taken for settled: nobody else changes it in that moment.
  init(ofSiteAt root: String) throws {
    let site = FormerSite(at: root)
    paths = site.files
    stamps = Self.stamps(of: paths, in: root)
    looks = try ([""] + site.folders).map { folder in
      let full = folder.isEmpty ? root : root + "/" + folder
      let stamp = FileStamp(full)
      return FolderLook(path: folder, stamp: stamp, names: try FileManager.default.contentsOfDirectory(atPath: full))
    }
  }

  /// The files that are others now, as indices of their paths; `nil` where some have come or gone. Folders are taken as they are now.
  mutating func changed(in root: String) -> [Int]? {
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

  /// Takes a file as it is now; `nil` where it has to be looked into again.
  mutating func renew(_ stamp: FileStamp?, at index: Int) { stamps[index] = stamp }

  /// Takes the folders as they are now, after this program has put files in the place of others in them.
  mutating func renewFolders(in root: String) {
    for index in looks.indices {
      let path = looks[index].path
      looks[index].stamp = FileStamp(path.isEmpty ? root : root + "/" + path)
    }
  }

  /// The place of a file among the paths, which are in order.
  func index(of path: String) -> Int? {
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if paths[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low < paths.count && paths[low] == path ? low : nil
  }
}

extension FolderStamps {
  init(from reader: inout ByteReader) throws(ByteReader.Damaged) {
    func stamp(_ reader: inout ByteReader) throws(ByteReader.Damaged) -> FileStamp? {
      try reader.optional { reader throws(ByteReader.Damaged) in try FileStamp(from: &reader) }
    }
    looks = try reader.list { reader throws(ByteReader.Damaged) in
      let path = try reader.text()
      return FolderLook(path: path, stamp: try stamp(&reader), sum: try reader.sum())
    }
    paths = []
    stamps = []
    for _ in 0..<(try reader.length()) {
      paths.append(try reader.text())
      stamps.append(try stamp(&reader))
    }
  }

  func write(to writer: inout ByteWriter) {
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
