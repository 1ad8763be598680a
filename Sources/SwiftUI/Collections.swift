import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.sorted(by: >) where offset < count { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection {
  /// Moves the elements at offsets in front of the element at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.filter { $0 < count }.map { self[index(startIndex, offsetBy: $0)] }
    var rest: [Element] = []
    for (offset, element) in enumerated() where !source.contains(offset) { rest.append(element) }
    let place = destination - source.filter { $0 < destination }.count
    rest.insert(contentsOf: moved, at: Swift.min(Swift.max(place, 0), rest.count))
    for (place, element) in zip(indices, rest) { self[place] = element }
  }
}

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory())
  }
  public static var cachesDirectory: URL {
    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? temporaryDirectory
  }
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
}
