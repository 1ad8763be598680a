import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Copies of foreign files and folders as hard links, which take no space.
enum LinkedCopy {
  /// Links a file or folder, with its contents, at another path.
  ///
  /// - Returns: whether all files are linked or copied; an incomplete copy is removed.
  static func make(of source: String, at place: String) -> Bool {
    let (from, to) = (FileCalls.path(source), FileCalls.path(place))
    guard let facts = FileCalls.facts(from), FileCalls.facts(to) == nil else { return false }
    do {
      try link(from, to, device: facts.st_dev)
      return true
    } catch {
      try? FileManager.default.removeItem(atPath: place)
      return false
    }
  }

  /// Whether each file of a folder is linked at another path.
  static func isComplete(of source: [CChar], at place: [CChar]) -> Bool {
    if FileCalls.isSame(source, place) { return true }
    guard let facts = FileCalls.facts(source), FileCalls.isFolder(facts), let names = try? FileCalls.names(in: source)
    else { return false }
    return names.allSatisfy { isComplete(of: FileCalls.path(source, $0), at: FileCalls.path(place, $0)) }
  }

  /// - Parameter device: the file system of the source; files on other ones are refused.
  private static func link(_ source: [CChar], _ place: [CChar], device: dev_t) throws {
    guard let facts = FileCalls.facts(source), facts.st_dev == device else { throw FileCalls.problem(EXDEV) }
    guard FileCalls.isFolder(facts) else { return try linkFile(source, place, facts) }
    guard mkdir(place, 0o700) == 0 else { throw FileCalls.problem() }
    for name in try FileCalls.names(in: source) {
      let inner = FileCalls.path(source, name)
      // The file was removed after its folder was read.
      guard FileCalls.facts(inner) != nil else { continue }
      try link(inner, FileCalls.path(place, name), device: device)
    }
    guard chmod(place, facts.st_mode & 0o7777) == 0 else { throw FileCalls.problem() }
  }

  private static func linkFile(_ source: [CChar], _ place: [CChar], _ facts: stat) throws {
    #if canImport(Glibc)
      let isLinked = Glibc.link(source, place) == 0
    #else
      // On Darwin, `link` follows symbolic links.
      let isLinked = linkat(AT_FDCWD, source, AT_FDCWD, place, 0) == 0
    #endif
    if isLinked { return }
    // The file system has no hard links, the file has too many, or it belongs to another user.
    switch facts.st_mode & S_IFMT {
    case S_IFREG: try FileCopy.make(of: source, at: place)
    case S_IFLNK:
      var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      guard readlink(source, &target, target.count - 1) > 0, symlink(target, place) == 0 else {
        throw FileCalls.problem()
      }
    default: throw FileCalls.problem(EXDEV)
    }
  }
}
