/// One of several equal shares of a site's notes, such as `3/8`. Each is drawn on another machine.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The number of the shard, from 1.
  package let number: Int
  /// The number of shards.
  package let count: Int

  private static let most = 10_000

  /// - Returns: `nil` if the number is not between 1 and the count.
  package init?(number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Parses a text such as `3/8`, the third of eight.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
      let number = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(number: number, of: count)
  }

  package var description: String { "\(number)/\(count)" }

  /// The default name of the shard's output folder.
  package var folderName: String { "shard-\(number)-of-\(count)" }

  /// Returns the shard's elements of a list: of eight shards, each takes every eighth element.
  package func share<Element>(of all: [Element]) -> [Element] {
    stride(from: number - 1, to: all.count, by: count).map { all[$0] }
  }
}
