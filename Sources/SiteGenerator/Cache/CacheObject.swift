/// A kept result as it lies in a folder and travels between machines: a mark, a sum of its name and contents, and the contents.
/// Half an object, a damaged one and one that was put under another name are none.
package enum CacheObject {
  private static let mark = Array("vitrine cache 2\n".utf8)
  private static let sumLength = 32

  static func bytes(_ contents: [UInt8], name: String) -> [UInt8] { mark + sum(contents[...], name) + contents }

  /// What an object holds.
  ///
  /// - Parameter name: that of the key under which it was found.
  static func contents(of bytes: [UInt8], name: String) -> [UInt8]? {
    let start = mark.count + sumLength
    guard bytes.count >= start, bytes.starts(with: mark) else { return nil }
    guard bytes[mark.count..<start].elementsEqual(sum(bytes[start...], name)) else { return nil }
    return Array(bytes[start...])
  }

  private static func sum(_ contents: ArraySlice<UInt8>, _ name: String) -> [UInt8] {
    SHA256.sum(of: Array(name.utf8) + contents)
  }
}
