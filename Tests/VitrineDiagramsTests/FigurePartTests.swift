import TestSupport
import Testing
import VitrineDiagrams

/// The parts of the style sheet of figures: none is missing where a figure has what its rules are for.
@Suite struct FigurePartTests {
  @Test func everyPartHasAFile() {
    for part in FigurePart.allCases {
      #expect(ThemeStyle.text(of: part.path).contains(".figure "), "\(part.path)")
    }
  }

  /// Rules that name two classes or more, all of which the figure has, stand in parts that it asks for.
  @Test(arguments: TestFigure.ten)
  func noPartIsMissed(_ figure: TestFigure) {
    let all: [Figure.Parts] = [.standard, [.picture, .frames], .tree, [.picture, .steps], .sizes, TestFigure.parts]
    for shown in all {
      let html = Figure(figure.rendering, id: "f", parts: shown).element().html
      let classes = Set(MarkupReader(html).elements.flatMap(\.classes))
      for part in FigurePart.allCases where !part.isIn(classes) {
        for selector in Self.selectors(ThemeStyle.text(of: part.path)) {
          let named = Set(selector.matches(of: /\.([a-z][\w-]*)/).map { String($0.1) })
          #expect(named.count < 2 || !named.isSubset(of: classes), "\(selector) of \(part) for \(classes.sorted())")
        }
      }
    }
  }

  /// Those of a style sheet that can be told by classes alone, of elements of any name.
  private static func selectors(_ css: String) -> [String] {
    let rules = css.replacing(/\/\*[\s\S]*?\*\//, with: "").replacing(/@[^{}]*\{/, with: "")
    return rules.split(separator: "}").flatMap { rule in
      rule.split(separator: "{", maxSplits: 1).first.map { $0.split(separator: ",").map(String.init) } ?? []
    }.filter { selector in !selector.contains { "[(:".contains($0) } && selector.firstMatch(of: /\w\.[a-z]/) == nil }
  }

  @Test func ofTheProgramsRulesThereAreThoseInUse() {
    let uses = FigureStyle.Uses(classes: ["c-ink", "within-240", "cells-160"], steps: 2)
    let css = FigureStyle(css: "", uses: uses).css
    for rule in [".c-ink{fill:", ".within-240>svg{", ".within-240{--scrolls", ".cells-160{", "[value=\"2\"]:checked"] {
      #expect(css.contains(rule), "\(rule)")
    }
    for rule in [".c-red{", ".s-ink{", ".within-260", ".fits-240", ".more-t1", ".level-1", "[value=\"3\"]:checked"] {
      #expect(!css.contains(rule), "\(rule)")
    }
    #expect(!FigureStyle(css: "", uses: FigureStyle.Uses()).css.contains("[value="))
  }
}
