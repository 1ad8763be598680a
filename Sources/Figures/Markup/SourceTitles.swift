import Notation
import VitrineDiagrams
import VitrineUI

/// The titles of names in code, which are seen when a reader points at them: the types of values, and the sizes of views.
struct SourceTitles {
  private var titles: [Range<Int>: String] = [:]

  /// - Parameters:
  ///   - names: the names whose types are known.
  ///   - rendering: the layout of the fence's view; `nil` if there are several.
  init(_ names: [TypedName], _ rendering: Rendering?, source: String) {
    let bytes = Array(source.utf8)
    for name in names {
      // The type of an initializer's call is its name, and that of a view no news.
      guard ![name.name, "some View"].contains(name.type) else { continue }
      let range = name.offset..<name.offset + name.name.utf8.count
      guard range.upperBound <= bytes.count, bytes[range].elementsEqual(name.name.utf8) else { continue }
      titles[range] = "\(name.name): \(name.type)"
    }
    guard let root = rendering?.root else { return }
    var sizes: [Range<Int>: [String]] = [:]
    NodeSourceRanges(source).visit(root) { node, range in
      guard bytes[range].starts(with: node.type.utf8) else { return }
      let size = Lengths.text(node.report)
      let name = range.lowerBound..<range.lowerBound + node.type.utf8.count
      if sizes[name]?.contains(size) != true { sizes[name, default: []].append(size) }
    }
    for (range, found) in sizes {
      let name = String(decoding: bytes[range], as: UTF8.self)
      titles[range] = "\(name): " + found.prefix(3).joined(separator: ", ") + (found.count > 3 ? ", …" : "")
    }
  }

  /// Returns the titles' ranges together with others, in order, outer ones first.
  func stretches(within others: [SourceSteps.Stretch]) -> [SourceSteps.Stretch] {
    let own = titles.map { SourceSteps.Stretch(range: $0, value: $1, attribute: "title") }
    return (others + own).sorted {
      ($0.range.lowerBound, -$0.range.upperBound, $0.attribute)
        < ($1.range.lowerBound, -$1.range.upperBound, $1.attribute)
    }
  }
}
