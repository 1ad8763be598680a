/// Sizes that do not stand at a fixed place of the file.
extension ImageSize {
  /// SVG: the size it is drawn in, else the one of its view box.
  static func svg(_ bytes: [UInt8]) -> ImageSize? {
    guard let first = bytes.first(where: { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }), first == UInt8(ascii: "<")
    else { return nil }
    let text = String(decoding: bytes.prefix(16 * 1024), as: UTF8.self)
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">"),
      case .tag(let tag, _)? = HTMLTag.pieces(of: String(text[start.lowerBound...end])).first
    else { return nil }
    let box = (tag["viewbox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    let (width, height) = (length(tag["width"]), length(tag["height"]))
    if let width, let height { return ImageSize(width: width, height: height) }
    guard box.count == 4, box[2] > 0, box[3] > 0, box[2] < 1e6, box[3] < 1e6 else { return nil }
    let ratio = box[3] / box[2]
    if let width { return ImageSize(width: width, height: Int((Double(width) * ratio).rounded())) }
    if let height { return ImageSize(width: Int((Double(height) / ratio).rounded()), height: height) }
    return ImageSize(width: Int(box[2].rounded()), height: Int(box[3].rounded()))
  }

  /// A length in pixels; `nil` for percentages and other units.
  private static func length(_ text: String?) -> Int? {
    guard let text else { return nil }
    let number = text.hasSuffix("px") ? text.dropLast(2) : text[...]
    return Double(number).flatMap { $0 >= 1 && $0 < 1e6 ? Int($0.rounded()) : nil }
  }

  /// AVIF: the first property of that name is the picture's extent (ISO/IEC 23008-12, 6.5.3).
  static func avif(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8), bytes[8..<10].elementsEqual("av".utf8) else {
      return nil
    }
    let name = Array("ispe".utf8)
    let last = min(bytes.count, 64 * 1024) - 16
    guard last > 12, let start = (12..<last).first(where: { bytes[$0..<($0 + 4)].elementsEqual(name) }) else {
      return nil
    }
    func number(_ offset: Int) -> Int { bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
    return ImageSize(width: number(start + 8), height: number(start + 12))
  }
}
