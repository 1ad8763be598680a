extension ImageSize {
  /// Creates the size of an SVG picture from its first tag: `width` and `height` in pixels, else the `viewBox`.
  package init?(svg bytes: [UInt8]) {
    guard let tag = HTMLTag.first("svg", in: String(decoding: bytes.prefix(4_096), as: UTF8.self)) else { return nil }
    func length(_ name: String) -> Double? {
      guard let value = tag[name] else { return nil }
      return Double(value.hasSuffix("px") ? value.dropLast(2) : value[...])
    }
    var (width, height) = (length("width"), length("height"))
    if width == nil || height == nil, let box = tag["viewbox"] {
      let numbers = box.split { $0 == " " || $0 == "," || $0 == "\n" }.compactMap { Double($0) }
      guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
      let ratio = numbers[3] / numbers[2]
      (width, height) = (
        width ?? height.map { $0 / ratio } ?? numbers[2], height ?? width.map { $0 * ratio } ?? numbers[3]
      )
    }
    guard let width, let height, (1...100_000).contains(width), (1...100_000).contains(height) else { return nil }
    self.init(width: Int(width.rounded()), height: Int(height.rounded()))
  }
}
