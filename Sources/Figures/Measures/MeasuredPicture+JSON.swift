import Markup
import VitrineLayout

/// The JSON of a picture, with the keys of the output of `render`.
extension MeasuredPicture {
  package var json: JSON {
    .object([
      ("label", .string(label)), ("size", .array([.number(size.width), .number(size.height)])),
      ("views", .array(views.map(\.json))),
    ])
  }

  /// - Returns: `nil` if the JSON is not a picture.
  package init?(_ json: JSON) {
    guard let label = json["label"]?.string, let views = json["views"]?.array else { return nil }
    let read = views.compactMap { View($0) }
    guard read.count == views.count else { return nil }
    self.init(label: label, views: read)
  }
}

extension MeasuredPicture.View {
  fileprivate var json: JSON {
    .object([
      ("type", .string(type)), ("label", .string(label)), ("id", id.map { .string($0) } ?? .null),
      ("path", .string(path)),
      ("frame", .array([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) })),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let type = json["type"]?.string, let path = json["path"]?.string,
      let numbers = json["frame"]?.array?.map(Self.length), numbers.count == 4
    else { return nil }
    self.init(
      path: path, type: type, label: json["label"]?.string ?? type, id: json["id"]?.string,
      frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  /// Returns a length; JSON has no infinity, so it is written as a string.
  private static func length(_ json: JSON) -> Double {
    json.number ?? (json.string == "inf" ? .infinity : json.string == "-inf" ? -.infinity : .nan)
  }
}
