import Foundation
import Markup
import Testing
import VitrineDiagrams
import VitrineLayout

/// Labels never collide, and nothing is cut off.
struct LabelTests {
  private struct Label {
    let text: String
    let frame: Rect
  }

  /// The labels of a drawing that stand there all the time, and how much of each is a letter's worth.
  private static func labels(_ reader: MarkupReader) -> [Label] {
    reader.elements.filter { element in
      element.name == "text" && !["tip", "painted", "extra"].contains { reader.isInside(element, $0) }
    }.compactMap { label($0, reader) }
  }

  private static func label(_ element: MarkupReader.Element, _ reader: MarkupReader) -> Label? {
    guard let x = element.number("x"), let y = element.number("y"),
      let size = reader.inherited("font-size", element).flatMap(Double.init)
    else { return nil }
    let width = element.number("textLength") ?? element.text.reduce(0) { $0 + breadth($1) } * size
    let anchor = reader.inherited("text-anchor", element)
    let left = anchor == "end" ? x - width : anchor == "middle" ? x - width / 2 : x
    return Label(text: element.text, frame: Rect(x: left, y: y - size * 0.72, width: width, height: size * 0.72))
  }

  /// How wide a character of the font is for its size, rather more than less.
  private static func breadth(_ character: Character) -> Double {
    switch character {
    case " ", ".", ",", "!", "\"", "(", ")", "i", "l", "j", "t", "f", "r", "1", "I": 0.4
    case "m", "w", "M", "W": 0.92
    case "A"..."Z": 0.72
    default: 0.63
    }
  }

  private static func viewBox(_ reader: MarkupReader) -> Rect? {
    let numbers = reader.elements.first?["viewBox"]?.split(separator: " ").compactMap { Double($0) } ?? []
    return numbers.count == 4 ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }

  private static func drawings(_ figure: TestFigure) -> [String] {
    figure.html.matches(of: /<svg.*?<\/svg>/.dotMatchesNewlines()).map { String($0.output) } + [figure.picture]
  }

  @Test(arguments: TestFigure.ten)
  func labelsDoNotMeet(_ figure: TestFigure) {
    for drawing in Self.drawings(figure) {
      let labels = Self.labels(MarkupReader(drawing))
      #expect(!labels.isEmpty || drawing.contains("class=\"map\""))
      for (index, label) in labels.enumerated() {
        for other in labels[(index + 1)...] {
          guard let common = label.frame.intersection(other.frame), common.width > 0.5, common.height > 0.5 else {
            continue
          }
          Issue.record("'\(label.text)' meets '\(other.text)'")
        }
      }
    }
  }

  @Test(arguments: TestFigure.ten)
  func nothingIsCutOff(_ figure: TestFigure) throws {
    for drawing in Self.drawings(figure) {
      let reader = MarkupReader(drawing)
      let box = try #require(Self.viewBox(reader))
      for label in Self.labels(reader) { #expect(Self.contains(box, label.frame), "\(label.text)") }
      // What is shown on demand has room of its own.
      let standing = reader.elements.filter { element in
        !reader.isInside(element, "painted") && !reader.isInside(element, "extra")
          && reader.inherited("transform", element) == nil
      }
      for element in standing where element.name == "rect" && !reader.isInside(element, "tip") {
        let numbers = ["x", "y", "width", "height"].map { element.number($0) ?? 0 }
        #expect(Self.contains(box, Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
      }
    }
  }

  private static func contains(_ box: Rect, _ frame: Rect) -> Bool {
    frame.minX >= box.minX - 0.5 && frame.minY >= box.minY - 0.5 && frame.maxX <= box.maxX + 0.5
      && frame.maxY <= box.maxY + 0.5
  }

  /// What a view is told by: its name, its proposal and its size, under the pointer and for whoever cannot see it.
  @Test func viewsTellWhatTheyAre() throws {
    let reader = MarkupReader(try #require(TestFigure.named("favorite")).html)
    let views = reader.elements.filter { $0.classes.contains("vf") }
    #expect(
      views.map { $0["aria-label"] } == [
        "background, proposed 320 × 480, reports 71 × 37; padding, proposed 320 × 480, reports 71 × 37; "
          + "Color.teal, proposed 71 × 37, reports 71 × 37",
        "Text(\"Favorite\"), proposed 300 × 460, reports 51 × 17",
      ])
    #expect(views.allSatisfy { $0["tabindex"] == "0" })
    let tips = reader.elements.filter { $0.classes.contains("tip") }
    #expect(tips.allSatisfy { $0["display"] == "none" })
    #expect(tips.last?.text == "Text(\"Favorite\") 300 × 460 → 51 × 17")
  }
}
