/// The published sizes of the text styles (Apple's Human Interface Guidelines, "Typography").
enum TextStyleTable {
  struct PhoneRow {
    var size: Double
    /// The distance between baselines, in points.
    var leading: Double
  }

  struct MacRow {
    var size: Double
    var weight: Double
    var lineHeight: Double
  }

  static func phone(_ style: TextStyle, _ type: DynamicTypeSize) -> PhoneRow {
    let row = phoneSizes(style)
    let index = DynamicTypeSize.allCases.firstIndex(of: type) ?? 3
    return PhoneRow(size: row[index].0, leading: row[index].1)
  }

  /// Returns size and leading in points, from xSmall to accessibility5.
  private static func phoneSizes(_ style: TextStyle) -> [(Double, Double)] {
    switch style {
    case .largeTitle: largeTitle
    case .title: title
    case .title2: title2
    case .title3: title3
    case .headline, .body: body
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption: caption
    case .caption2: caption2
    }
  }

  private static let largeTitle: [(Double, Double)] = [
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
    (60, 70),
  ]
  private static let title: [(Double, Double)] = [
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62),
    (58, 68),
  ]
  private static let title2: [(Double, Double)] = [
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
    (56, 66),
  ]
  private static let title3: [(Double, Double)] = [
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
    (55, 65),
  ]
  private static let body: [(Double, Double)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
    (53, 62),
  ]
  private static let callout: [(Double, Double)] = [
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
    (51, 60),
  ]
  private static let subheadline: [(Double, Double)] = [
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50),
    (49, 58),
  ]
  private static let footnote: [(Double, Double)] = [
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
    (44, 52),
  ]
  private static let caption: [(Double, Double)] = [
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44),
    (43, 51),
  ]
  private static let caption2: [(Double, Double)] = [
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41),
    (40, 48),
  ]

  /// Returns the metrics on macOS; line heights are those that `Text` reports at one pixel per point.
  static func mac(_ style: TextStyle) -> MacRow {
    switch style {
    case .largeTitle: MacRow(size: 26, weight: 400, lineHeight: 31)
    case .title: MacRow(size: 22, weight: 400, lineHeight: 26)
    case .title2: MacRow(size: 17, weight: 400, lineHeight: 21)
    case .title3: MacRow(size: 15, weight: 400, lineHeight: 19)
    case .headline: MacRow(size: 13, weight: 700, lineHeight: 16)
    case .body: MacRow(size: 13, weight: 400, lineHeight: 16)
    case .callout: MacRow(size: 12, weight: 400, lineHeight: 15)
    case .subheadline: MacRow(size: 11, weight: 400, lineHeight: 14)
    case .footnote, .caption: MacRow(size: 10, weight: 400, lineHeight: 13)
    case .caption2: MacRow(size: 10, weight: 500, lineHeight: 13)
    }
  }
}
