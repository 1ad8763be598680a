/// One of several equal shares of a site's notes, such as `3/8`: each is drawn on a machine of its own.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  package let number: Int
  /// How many there are.
  package let count: Int

  private static let most = 10_000

  /// - Returns: `nil` where there is no such share.
  package init?(number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// `3/8`: the third of eight.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
      let number = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(number: number, of: count)
  }

  package var description: String { "\(number)/\(count)" }

  /// The name of the folder that its part is in where nobody gives it another.
  package var folderName: String { "shard-\(number)-of-\(count)" }

  /// What falls to it of a list: each machine has the same list, and takes every eighth.
  func share<Element>(of all: [Element]) -> [Element] {
    stride(from: number - 1, to: all.count, by: count).map { all[$0] }
  }
}
