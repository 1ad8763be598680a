import Markup
import VitrineLayout
import VitrineText
import VitrineUI

/// A chart of the progress of views over the time of a change.
struct AnimationChart {
  let scene: AnimationFilm.Scene
  let typesetter: Typesetter

  private static let size = Size(width: 300, height: 130)
  private static let labelGap = 14.0
  private static let styles: [(ink: Ink, dash: [Double])] = [
    (.report, []), (.proposal, []), (.ink, [6, 3]), (.muted, []), (.report, [2, 2]), (.proposal, [8, 3, 2, 3]),
    (.ink, [2, 2]),
  ]

  private struct Curve {
    let values: [Double]
    let label: DiagramText
    let detail: DiagramText
    let style: (ink: Ink, dash: [Double])
  }

  private var curves: [Curve] {
    scene.tracks.enumerated().map { index, track in
      let views = track.views.prefix(3).joined(separator: "; ") + (track.views.count > 3 ? "; …" : "")
      return Curve(
        values: track.values, label: text(track.name), detail: text(views),
        style: Self.styles[index % Self.styles.count])
    }
  }

  func svg(id: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil) -> Element {
    let curves = curves
    let (low, high) = (
      min(curves.flatMap(\.values).min() ?? 0, 0), max(curves.flatMap(\.values).max() ?? 1, 1)
    )
    func y(_ value: Double) -> Double { Self.size.height * (high - value) / (high - low) }
    var writer = SVGWriter(prefix: id, scale: 1, outliner: outlines ? typesetter : nil, scheme: scheme)
    writer.write(frame(y))
    for curve in curves {
      let points = curve.values.enumerated().map { index, value in
        Point(x: Self.size.width * Double(index) / Double(max(curve.values.count - 1, 1)), y: y(value))
      }
      let path = DrawnPath(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) })
      writer.write([
        .path(path, nil, Stroke(.ink(curve.style.ink), width: 1.75, dash: curve.style.dash, join: .round))
      ])
    }
    writer.write(times)
    let key = legend(curves)
    writer.write(key.marks)
    let bounds = Rect(
      x: -52, y: -16, width: 52 + max(Self.size.width + 24, key.width + 8),
      height: Self.size.height + 44 + key.height + 16)
    return writer.document(bounds, title: title, cssClass: "chart", standalone: standalone)
  }

  private var title: String {
    "How far views are on their way over \(Self.seconds(scene.duration)): "
      + scene.tracks.map { "\($0.views.joined(separator: "; ")) by \($0.name)" }.joined(separator: "; ")
  }

  private func frame(_ y: (Double) -> Double) -> [Mark] {
    [(0.0, "0 %"), (1.0, "100 %")].flatMap { value, name -> [Mark] in
      let line = DrawnPath([.move(Point(x: 0, y: y(value))), .line(Point(x: Self.size.width, y: y(value)))])
      return [.path(line, nil, Stroke(.ink(.line), width: value == 0 ? 1 : 0.5))]
        + text(name).marks(at: Point(x: -7, y: y(value) + 4), .end, .muted)
    }
  }

  /// The ticks at the times of the pictures, with labels where they fit.
  private var times: [Mark] {
    let foot = Self.size.height
    var marks: [Mark] = []
    var end = -Double.infinity
    for frame in scene.frames where scene.duration > 0 {
      let x = Self.size.width * min(frame.time / scene.duration, 1)
      let line = DrawnPath([.move(Point(x: x, y: foot + 3)), .line(Point(x: x, y: foot + 7))])
      marks.append(.path(line, nil, Stroke(.ink(.muted), width: 0.75)))
      let label = text(Self.seconds(frame.time))
      guard x - label.width / 2 > end + 6 else { continue }
      marks += label.marks(at: Point(x: x, y: foot + 19), .middle, .muted)
      end = x + label.width / 2
    }
    return marks
  }

  private func legend(_ curves: [Curve]) -> (marks: [Mark], width: Double, height: Double) {
    var marks: [Mark] = []
    var width = 0.0
    for (index, curve) in curves.enumerated() {
      let y = Self.size.height + 40 + Double(index) * Self.labelGap
      let line = DrawnPath([.move(Point(x: 0, y: y - 4)), .line(Point(x: 22, y: y - 4))])
      marks.append(.path(line, nil, Stroke(.ink(curve.style.ink), width: 1.75, dash: curve.style.dash)))
      marks += curve.label.marks(at: Point(x: 28, y: y), .start, .ink)
      let next = 28 + curve.label.width + 8
      marks += curve.detail.marks(at: Point(x: next, y: y), .start, .muted)
      width = max(width, next + curve.detail.width)
    }
    return (marks, width, Double(curves.count) * Self.labelGap)
  }

  private func text(_ words: String) -> DiagramText { DiagramText(words, in: typesetter) }

  /// Returns a time as figures write it: `0.35 s`.
  static func seconds(_ time: Double) -> String { "\(JSON.text((time * 100).rounded() / 100)) s" }
}
