import Figures
import Markup
import SiteContent
import VitrineDiagrams

extension FigureLocalization {
  /// The keys of the interface strings that figures show.
  static let keys = [
    "figureSteps", "moreRows", "originColumn", "picture", "proposalColumn", "redrawn", "repaired", "reportColumn",
    "sizeColumn", "sizesTable", "sizingColumn", "standIns", "stepCount", "unmeasured", "viewColumn", "viewTree",
  ]

  /// Creates the strings in the language of a page.
  init(_ words: InterfaceStrings) {
    self.init(text: FigureText(words)) { notice in
      let (key, names): (String, [String]) =
        switch notice {
        case .standIns(let names): ("standIns", names)
        case .redrawn(let types): ("redrawn", types)
        case .unmeasured(let controls): ("unmeasured", controls)
        case .repaired(let repairs): ("repaired", repairs.map(\.text))
        }
      let list = names.map { [Node.element("code", [:], [.text($0)])] }.joined(separator: [", "])
      let direction = TextDirection(ofLanguage: words.tag).rawValue
      return [
        .element(
          "p",
          [
            "class": "stand-ins", "lang": words.isEnglish ? nil : words.tag, "dir": words.isEnglish ? nil : direction,
            "role": "note",
          ], words.nodes(key, ["names": Array(list)]))
      ]
    }
  }
}

extension FigureText {
  fileprivate init(_ words: InterfaceStrings) {
    self.init()
    language = words.isEnglish ? nil : words.tag
    (steps, picture, viewTree) = (words["figureSteps"], words["picture"], words["viewTree"])
    (view, proposal, report) = (words["viewColumn"], words["proposalColumn"], words["reportColumn"])
    (sizes, size, origin) = (words["sizesTable"], words["sizeColumn"], words["originColumn"])
    sizing = words["sizingColumn"]
    countedSteps = { words.counted("stepCount", $0) }
    more = { words.counted("moreRows", $0) }
  }
}
