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
    write(facts.stated)
  }

  private mutating func write(_ stated: StatedFacts) {
    write(list: stated.texts) { writer, text in
      writer.write(text.string)
      writer.write(list: text.lines) { $0.write(count: $1) }
      writer.write(text.isTruncated)
      writer.write(text.isWhole)
    }
    write(list: stated.orders) { writer, order in
      writer.write(list: order) { writer, view in
        writer.write(view.label)
        writer.write(list: view.names) { $0.write($1) }
      }
    }
    write(list: stated.runs) { writer, run in
      writer.write(run.view)
      writer.write(list: run.counts) { $0.write(count: $1) }
    }
    write(list: stated.lives) { writer, life in
      writer.write(life.view)
      writer.write(life.losesState)
      writer.write(life.keepsState)
    }
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
    facts.stated = try statedFacts()
    return facts
  }

  private mutating func statedFacts() throws(Damaged) -> StatedFacts {
    func counts(_ reader: inout ByteReader) throws(Damaged) -> [Int] {
      try reader.list { reader throws(Damaged) in try reader.count(upTo: 1 << 31) }
    }
    var stated = StatedFacts()
    stated.texts = try list { reader throws(Damaged) in
      StatedFacts.Text(
        string: try reader.text(), lines: try counts(&reader), isTruncated: try reader.flag(),
        isWhole: try reader.flag())
    }
    stated.orders = try list { reader throws(Damaged) in
      try reader.list { reader throws(Damaged) in
        StatedFacts.Asked(
          label: try reader.text(), names: try reader.list { reader throws(Damaged) in try reader.text() })
      }
    }
    stated.runs = try list { reader throws(Damaged) in
      StatedFacts.Runs(view: try reader.text(), counts: try counts(&reader))
    }
    stated.lives = try list { reader throws(Damaged) in
      StatedFacts.Life(view: try reader.text(), losesState: try reader.flag(), keepsState: try reader.flag())
    }
    return stated
  }

  private mutating func measuredView() throws(Damaged) -> MeasuredPicture.View {
    let (path, type, label) = (try text(), try text(), try text())
    return MeasuredPicture.View(
      path: path, type: type, label: label, id: try optionalText(),
      frame: Rect(x: try double(), y: try double(), width: try double(), height: try double()))
  }
}
