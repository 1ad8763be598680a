/// A name in a template. Names of models are resolved when the template is compiled, so that models do not compare
/// strings.
package struct TemplateName: Hashable, Sendable, ExpressibleByStringLiteral {
  package let text: String
  /// The model's name; `nil` for names of interface strings and of their placeholders.
  package let known: ModelName?
  /// For the name of a flag such as `hasTags`, the name of the value that it tells about: `tags`. The flag holds if the
  /// value is not empty, unless the model has the flag itself.
  let flagged: ModelName?

  init(_ text: String) {
    self.init(text: text, known: ModelName(rawValue: text), flagged: Self.flagged(by: text))
  }

  /// The names of the values that models have, in order.
  package static let known = ModelName.allCases.map(\.rawValue)

  private init(text: String, known: ModelName?, flagged: ModelName?) {
    (self.text, self.known, self.flagged) = (text, known, flagged)
  }

  /// The name of the value that this flag tells about.
  var flaggedValue: TemplateName? {
    flagged.map { TemplateName(text: $0.rawValue, known: $0, flagged: nil) }
  }

  /// Whether a model may have the value.
  var isKnown: Bool { known != nil || flagged != nil || text == "words" }

  private static func flagged(by text: String) -> ModelName? {
    let value = text.dropFirst("has".count)
    guard text.hasPrefix("has"), let first = value.first, first.isUppercase else { return nil }
    return ModelName(rawValue: first.lowercased() + value.dropFirst())
  }

  package init(stringLiteral text: String) { self.init(text) }
}

/// The names that the models have.
package enum ModelName: String, Sendable, CaseIterable {
  case allPages, alternates, anchor, archive, author, backlinks, banner, breadcrumbs, canonical, card, cardHeight,
    cardWidth, categories, category, categoryId, categoryIndex, changes, children, classes, colour, comments, content,
    count, darkLogo, day, dayWords, days, description, direction, discussions, edit, entries, excerpt,
    explanations, facts,
    figureSheets, figures, fill, fonts, footer, forms, graph, graphData, hasCanvas, hasContainer, hasExplanations,
    hasExtras,
    hasFeed,
    hasFigurePages, hasFilm, hasGraph, hasImages, hasLive, hasMath, hasOverviews, hasPage, hasPager, hasPages,
    hasPlanes, hasSearch, hasTabs, hasTags, hasTimes, hasToc, hasTypedNames, hasVary, head, hint, home, href, index,
    indexTitle, isCurrent, isFolder, isForeign, isHome, isNew, isOffline, isPart, isPost, isSearched, isUnindexed,
    keywords, label, language, lead, legend,
    level,
    links, logo, mapping, markdown,
    menu, modifiedTime, modifiers, more, moreBacklinks, moreBacklinksWords, moreNeighbours, moreNeighboursWords,
    moreWords, name, newer, next, notes, number, older, outer, overview, own, ownStyleSheets, pageOf, pages, path,
    plain, policy, posts, previous, published, publishedTime, publishedWords, reactions, readingTime, related,
    repository, repositoryId, repositoryName, root, scripts, searchBoost, shown, site, styleSheets, sweeps, tags,
    taxonomies,
    terms, text, title, titleHTML, titleId, toc, total, updated, updatedWords, versions, views, words, wordsScript,
    year, years
}
