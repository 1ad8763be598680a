import Assets
import Foundation
import Notes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Computes a hash that identifies the build of the program: of its executable, its fonts and icons, and the loaded
/// system libraries.
package enum ProgramHash {
  /// Returns the hash in hexadecimal digits.
  ///
  /// - Parameter folder: the folder that caches the hash, so that the files aren't read each time; `nil` for no cache.
  package static func sum(_ assets: Assets, keptIn folder: String?) -> String {
    let files = [executable] + parts(of: assets)
    let libraries = libraries.compactMap(FileTimes.version)
    let stamp = hexadecimal(files.map { FileTimes.stamp($0) ?? $0 } + libraries)
    let memo = folder.map { $0 + "/program" }
    let known = memo.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }?.split(separator: "\n") ?? []
    if known.count == 2, known[0] == stamp { return String(known[1]) }
    let sum = hexadecimal(files.map { "\(contentSum($0)) \(NotePath.name(of: $0))" } + libraries)
    guard let folder, let memo else { return sum }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? Data((stamp + "\n" + sum + "\n").utf8).write(to: URL(fileURLWithPath: memo), options: .atomic)
    return sum
  }

  private static func hexadecimal(_ lines: [String]) -> String {
    SHA256.hexadecimal(of: Array(lines.joined(separator: "\n").utf8))
  }

  /// The path of the running executable, even if its file has been replaced since.
  private static var executable: String {
    let own = "/proc/self/exe"
    return FileManager.default.isReadableFile(atPath: own) ? own : Bundle.main.executablePath ?? ""
  }

  /// Returns the paths of the font and icon files, in order.
  private static func parts(of assets: Assets) -> [String] {
    let folders = [
      try? assets.folder(.fonts, holding: "fonts.json"), try? assets.folder(.icons, holding: "symbols.tsv"),
    ]
    return folders.compactMap(\.self).flatMap { folder in
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return names.sorted().map { folder + "/" + $0 }.filter { RegularFile($0) != nil }
    }
  }

  /// The paths of the loaded shared libraries; empty on systems without `/proc`.
  private static var libraries: [String] {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return [] }
    let paths = maps.split(separator: "\n").compactMap { line -> String? in
      let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard fields.count == 6, fields[1].contains("x"), fields[5].hasPrefix("/") else { return nil }
      return String(fields[5])
    }
    return Set(paths).sorted().filter { $0.contains(".so") }
  }

  /// Returns a non-cryptographic hash of a file's contents.
  ///
  /// The file is read in chunks of 1 MB to save memory, because the executable is large.
  private static func contentSum(_ path: String) -> UInt64 {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    var sum = QuickHash()
    while let count = try? FileCalls.read(from: file, into: &buffer), count > 0 { sum.add(buffer[..<count]) }
    return sum.value
  }
}

/// A fast non-cryptographic hash that processes eight bytes at a time. The value depends on the sizes of the added
/// chunks.
package struct QuickHash {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { bytes in
      let words = bytes.count / 8 * 8
      for place in stride(from: 0, to: words, by: 8) {
        value = (value ^ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 32
      }
      for place in words..<bytes.count { value = (value ^ UInt64(bytes[place])) &* 0x0000_0100_0000_01B3 }
    }
  }
}
