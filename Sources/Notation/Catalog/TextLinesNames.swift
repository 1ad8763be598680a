import VitrineText
import VitrineUI

/// How text is broken into lines, and how large it and its symbols are.
enum TextLinesNames {
  static let textLines: [NameBinding] = [
    .moreOfModifier("lineLimit") {
      Modifier(Parameter(nil, .lines)) { view, lines in
        if let most = lines.most { view.lineLimit(lines.least...most) } else { view.lineLimit(lines.least...) }
      }
    },
    .moreOfModifier("dynamicTypeSize") {
      Modifier(Parameter(nil, .typeSizes)) { $0.dynamicTypeSize($1) }
    },
    .modifier("imageScale") { Modifier(Parameter(nil, .native(Image.Scale.self))) { $0.imageScale($1) } },
  ]
}

/// How many lines a text has.
struct LineRange {
  let least: Int
  let most: Int?
}

extension Kind where T == LineRange {
  /// A range of numbers of lines.
  static var lines: Kind {
    .plain("Range<Int>") { value, _ in
      guard case .range(let range) = value else { return nil }
      let least = Int(clamping: max(range.lower, 0))
      guard range.upperBound != nil else { return LineRange(least: least, most: nil) }
      let low = max(least, 1)
      return LineRange(least: low, most: max(Int(clamping: range.upper), low))
    }
  }
}

extension Kind where T == ClosedRange<DynamicTypeSize> {
  /// A range of text sizes, which may lack one of its ends: `.medium ... .xxLarge`, `...DynamicTypeSize.large`.
  static var typeSizes: Kind {
    Kind(name: "Range<DynamicTypeSize>") { argument, _ in
      if case .tuple(let ends)? = try? argument.plain() {
        ends.allSatisfy { $0.label == "lower" || $0.label == "upper" }
      } else {
        false
      }
    } read: { argument, context in
      guard case .tuple(let ends) = try argument.plain() else { throw Mismatch(argument: argument, wanted: "Range") }
      let size = Kind<DynamicTypeSize>.native(DynamicTypeSize.self)
      func end(_ label: String) throws -> DynamicTypeSize? {
        try ends.first { $0.label == label }.map { try size.value(argument.with($0.value), context) }
      }
      let lower = try end("lower") ?? .xSmall
      return lower...max(lower, try end("upper") ?? .accessibility5)
    }
  }
}
