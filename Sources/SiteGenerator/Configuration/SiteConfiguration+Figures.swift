import Figures

extension SiteConfiguration {
  /// Settings for figures alone: with the defaults of these, and without search, cards, history and what pages have besides.
  package var forFigures: SiteConfiguration {
    var plain = SiteConfiguration()
    (plain.language, plain.figure, plain.memoryLimit) = (language, figure, memoryLimit)
    // Whoever typed the code sees it already.
    if !figure.contains(where: { $0.key == "show" }) {
      plain.figure.append(FigureSetting(key: "show", value: "picture,dimensions,tree,steps"))
    }
    (plain.search, plain.cards, plain.dates) = (false, false, .notes)
    return plain
  }
}
