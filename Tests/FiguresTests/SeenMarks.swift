import VitrineLayout
import VitrineUI

/// What is seen of marks and where, however they are grouped.
enum SeenMarks {
  static func texts(_ marks: [Mark], _ transform: Transform = .identity, opacity: Double = 1) -> [String] {
    marks.flatMap { mark -> [String] in
      func at(_ point: Point) -> String {
        let place = transform.apply(point)
        return
          "\((place.x * 100).rounded() / 100) \((place.y * 100).rounded() / 100) \((opacity * 100).rounded() / 100)"
      }
      guard opacity > 0 else { return [] }
      switch mark {
      case .group(let inner, let effects):
        return texts(inner, (effects.transform ?? .identity).then(transform), opacity: opacity * effects.opacity)
      case .text(let text): return ["\(text.text) \(at(text.origin)) \(text.font) \(text.fill)"]
      case .rectangle(let rect, let radius, let fill, let stroke):
        return ["rectangle \(at(rect.origin)) \(rect.size) \(radius) \(fill, default: "") \(stroke, default: "")"]
      case .ellipse(let rect, let fill, let stroke):
        return ["ellipse \(at(rect.origin)) \(rect.size) \(fill, default: "") \(stroke, default: "")"]
      case .path(let path, let fill, let stroke):
        return ["path \(at(.zero)) \(path.elements) \(fill, default: "") \(stroke, default: "")"]
      case .image(let image): return ["image \(at(image.frame.origin)) \(image.frame.size)"]
      }
    }
  }
}
