import Notes
import SiteStorage

#if os(Linux)
  import Foundation
  import Glibc
  import SiteGenerator

  /// Watches folders by Linux's inotify, which watches each folder separately.
  struct InotifyWatcher {
    let descriptor: Int32
    private let places: WatchedPlaces
    private let most: Int?
    /// The watched folders by their inotify watch descriptors.
    private var folders: [Int32: String] = [:]

    /// The events that change the contents of files, or add or remove files.
    private static let events = UInt32(
      IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_ONLYDIR)

    /// - Parameter most: the most folders to watch; `nil` for the system's limit.
    /// - Throws: the system's error if it cannot watch so many folders.
    init(_ places: WatchedPlaces, most: Int?) throws {
      (self.places, self.most) = (places, most)
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { throw FileCalls.problem() }
      do { try watchAll() } catch {
        end()
        throw error
      }
    }

    /// Stops watching.
    func end() { close(descriptor) }

    /// Watches all folders.
    ///
    /// - Returns: the files in them.
    @discardableResult private mutating func watchAll() throws -> Set<String> {
      var found: Set<String> = []
      for root in places.roots { try watch(root, &found) }
      return found
    }

    /// Watches a root and the folder above it, to notice when the root is added or replaced. If that folder is missing
    /// too, the nearest one that exists is watched.
    private mutating func watch(_ root: String, _ found: inout Set<String>) throws {
      var above = NotePath.folder(of: root)
      while !above.isEmpty, !isFolder(above) { above = NotePath.folder(of: above) }
      try watch(above.isEmpty ? "/" : above)
      try watchTree(root, &found)
    }

    private mutating func watch(_ folder: String) throws {
      if let most, folders.count >= most { throw FileCalls.problem(ENOSPC) }
      let number = inotify_add_watch(descriptor, folder, Self.events)
      if number >= 0 {
        folders[number] = folder
      } else if ![ENOENT, ENOTDIR, EACCES].contains(errno) {
        throw FileCalls.problem()
      }
    }

    /// Watches a folder and its subfolders, without following symbolic links.
    private mutating func watchTree(_ top: String, _ found: inout Set<String>) throws {
      var rest = [top]
      while let path = rest.popLast() {
        guard places.counts(path), let facts = FileCalls.facts(path) else { continue }
        guard FileCalls.isFolder(facts) || (path == top && places.roots.contains(top) && isFolder(top)) else {
          found.insert(path)
          continue
        }
        try watch(path)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
          rest.append(path + "/" + name)
        }
      }
    }

    private func isFolder(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Returns the paths that changed since the last call.
    mutating func changes() throws -> Set<String> {
      var changed: Set<String> = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while let count = try? FileCalls.read(from: descriptor, into: &buffer), count > 0 {
        var place = 0
        while place + 16 <= count {
          let (number, mask, length) = buffer.withUnsafeBytes { bytes in
            (
              bytes.loadUnaligned(fromByteOffset: place, as: Int32.self),
              bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self),
              Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
            )
          }
          let name = buffer[(place + 16)..<min(count, place + 16 + length)].prefix { $0 != 0 }
          place += 16 + length
          try take(number, mask, String(decoding: name, as: UTF8.self), &changed)
        }
      }
      return changed
    }

    private mutating func take(_ number: Int32, _ mask: UInt32, _ name: String, _ changed: inout Set<String>) throws {
      if mask & UInt32(IN_Q_OVERFLOW) != 0 {
        // The event queue overflowed, so any file may have changed.
        changed.formUnion(try watchAll())
        return
      }
      guard let folder = folders[number] else { return }
      if mask & UInt32(IN_IGNORED) != 0 {
        folders[number] = nil
        return
      }
      let path = name.isEmpty ? folder : folder == "/" ? "/" + name : folder + "/" + name
      if mask & UInt32(IN_ISDIR) != 0, case let roots = places.roots(in: path), !roots.isEmpty {
        changed.formUnion(roots)
        if mask & UInt32(IN_CREATE | IN_MOVED_TO) == 0 { forget(path) }
        for root in roots { try watch(root, &changed) }
      }
      guard places.counts(path) else { return }
      if mask & UInt32(IN_ISDIR) == 0 {
        changed.insert(path)
      } else if mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 {
        changed.insert(path)
        try watchTree(path, &changed)
      } else if mask & UInt32(IN_MOVED_FROM | IN_DELETE) != 0 {
        changed.insert(path)
        forget(path)
      }
    }

    /// Stops watching a folder that was moved or removed.
    private mutating func forget(_ top: String) {
      for (number, folder) in folders where folder == top || folder.hasPrefix(top + "/") {
        inotify_rm_watch(descriptor, number)
        folders[number] = nil
      }
    }
  }
#endif
