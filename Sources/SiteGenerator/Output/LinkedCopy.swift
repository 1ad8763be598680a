import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Second names for the files of somebody else's, in folders made like theirs: they are in two places at once and take no room.
enum LinkedCopy {
  /// Makes one beside what is there.
  ///
  /// - Returns: whether all of it is in the new place; what could only be made in part is gone again.
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

  /// Whether all of what is at one place has a second name at another.
  static func isComplete(of source: [CChar], at place: [CChar]) -> Bool {
    if FileCalls.isSame(source, place) { return true }
    guard let facts = FileCalls.facts(source), FileCalls.isFolder(facts), let names = try? FileCalls.names(in: source)
    else { return false }
    return names.allSatisfy { isComplete(of: FileCalls.path(source, $0), at: FileCalls.path(place, $0)) }
  }

  /// - Parameter device: other file systems inside are not looked into.
  private static func link(_ source: [CChar], _ place: [CChar], device: dev_t) throws {
    guard let facts = FileCalls.facts(source), facts.st_dev == device else { throw FileCalls.problem(EXDEV) }
    guard FileCalls.isFolder(facts) else { return try linkFile(source, place, facts) }
    guard mkdir(place, 0o700) == 0 else { throw FileCalls.problem() }
    for name in try FileCalls.names(in: source) {
      let inner = FileCalls.path(source, name)
      // Gone since the folder was read: not part of it any more.
      guard FileCalls.facts(inner) != nil else { continue }
      try link(inner, FileCalls.path(place, name), device: device)
    }
    guard chmod(place, facts.st_mode & 0o7777) == 0 else { throw FileCalls.problem() }
  }

  private static func linkFile(_ source: [CChar], _ place: [CChar], _ facts: stat) throws {
    #if canImport(Glibc)
      let isLinked = Glibc.link(source, place) == 0
    #else
      // There a plain link is to what a symbolic link leads to.
      let isLinked = linkat(AT_FDCWD, source, AT_FDCWD, place, 0) == 0
    #endif
    if isLinked { return }
    // File systems without second names, files that have too many, files of other owners.
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
