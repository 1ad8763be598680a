import Figures

extension SiteConfiguration {
  /// A configuration for drawing single figures: with this configuration's figure options, and without search, cards,
  /// git dates and other parts of pages.
  package var forFigures: SiteConfiguration {
    var plain = SiteConfiguration()
    (plain.language, plain.figure, plain.memoryLimit) = (language, figure, memoryLimit)
    // The author of the fence already sees its code, so figures don't repeat it.
    if !figure.contains(where: { $0.key == "show" }) {
      plain.figure.append(FigureSetting(key: "show", value: "picture,dimensions,tree,steps"))
    }
    (plain.search, plain.cards, plain.dates) = (false, false, .notes)
    return plain
  }
}
