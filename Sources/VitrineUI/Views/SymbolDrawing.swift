import VitrineLayout
import VitrineText

/// A symbol in the size of the font around it.
struct SymbolDrawing {
  let name: String
  let size: Size

  /// A square a little larger than the font, rounded up to the pixel.
  init(name: String, environment: EnvironmentValues) {
    self.name = name
    let text = environment.text
    let font = (text.font ?? .body).resolved(text).face
    let side = (font.size * environment[ImageScaleKey.self].factor * text.scale - 1e-6).rounded(.up) / text.scale
    size = Size(width: side, height: side)
  }

  func marks(in frame: Rect, _ environment: EnvironmentValues) -> [Mark] {
    let fill = HierarchicalShapeStyle.primary.resolved(frame, environment)
    let box = frame.shrunk(by: min(frame.width, frame.height) * 0.12)
    return [.rectangle(box, cornerRadius: box.width * 0.2, nil, Stroke(fill, width: max(1, box.width * 0.07)))]
  }
}
