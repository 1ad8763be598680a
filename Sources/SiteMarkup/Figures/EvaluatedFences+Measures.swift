import Figures
import Markup
import VitrineLayout

/// The binary form of measures. Layouts are not stored, only their numbers.
extension ByteWriter {
  mutating func write(_ figure: MeasuredFigure) {
    write(figure.title)
    write(list: figure.pictures) { writer, picture in
      writer.write(picture.label)
      writer.write(list: picture.views) { writer, view in
        for text in [view.path, view.type, view.label] { writer.write(text) }
        writer.write(view.id)
        for number in [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height] { writer.write(number) }
      }
    }
    write(figure.facts)
  }

  private mutating func write(_ facts: FigureFacts) {
    write(facts.areReal)
    for kind in FigureFacts.Count.allCases {
      write(optional: facts.counts[kind]) { $0.write(count: $1) }
    }
    write(list: facts.breaks) { $0.write($1) }
    write(list: facts.numbers) { $0.write(count: $1) }
  }
}

extension ByteReader {
  mutating func measuredFigure() throws(Damaged) -> MeasuredFigure {
    MeasuredFigure(
      title: try optionalText(),
      pictures: try list { reader throws(Damaged) in
        let label = try reader.text()
        return MeasuredPicture(
          label: label, views: try reader.list { reader throws(Damaged) in try reader.measuredView() })
      }, facts: try figureFacts())
  }

  private mutating func figureFacts() throws(Damaged) -> FigureFacts {
    var facts = FigureFacts()
    facts.areReal = try flag()
    for kind in FigureFacts.Count.allCases {
      facts.counts[kind] = try optional { reader throws(Damaged) in try reader.count(upTo: 1 << 31) }
    }
    facts.breaks = try list { reader throws(Damaged) in try reader.double() }
    facts.numbers = try list { reader throws(Damaged) in try reader.count(upTo: 1 << 40) }
    return facts
  }

  private mutating func measuredView() throws(Damaged) -> MeasuredPicture.View {
    let (path, type, label) = (try text(), try text(), try text())
    return MeasuredPicture.View(
      path: path, type: type, label: label, id: try optionalText(),
      frame: Rect(x: try double(), y: try double(), width: try double(), height: try double()))
  }
}
