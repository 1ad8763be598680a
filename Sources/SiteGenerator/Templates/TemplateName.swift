/// A name in a template. Names of models are resolved when the template is compiled, so that models do not compare
/// strings.
struct TemplateName: Hashable, Sendable, ExpressibleByStringLiteral {
  let text: String
  /// The model's name; `nil` for names of interface strings and of their placeholders.
  let known: ModelName?

  init(_ text: String) {
    self.text = text
    known = ModelName(rawValue: text)
  }

  init(stringLiteral text: String) { self.init(text) }
}

/// The names that the models have.
enum ModelName: String, Sendable {
  case allPages, alternates, anchor, archive, author, backlinks, banner, breadcrumbs, canonical, card, cardHeight,
    cardWidth, categories, category, categoryId, categoryIndex, changes, children, classes, colour, comments,
    content, count, darkLogo, day, dayWords, days, description, direction, discussions, edit, entries, excerpt,
    facts, figureSheets, figures, fill, fonts, footer, forms, graph, graphData, hasAnchor, hasBacklinks, hasBanner,
    hasBreadcrumbs, hasCanonical, hasCanvas, hasCard, hasCategories, hasCategoryIndex, hasChanges, hasClasses,
    hasComments, hasContainer, hasDarkLogo, hasDescription, hasEdit, hasEntries, hasExtras, hasFacts, hasFeed,
    hasFilm, hasGraph, hasImages, hasIndexTitle, hasLegend, hasLive, hasLogo, hasMarkdown, hasMath, hasMenu, hasMore,
    hasMoreBacklinks, hasMoreNeighbours, hasNewer, hasOlder, hasOverviews, hasPage, hasPager, hasPages, hasPlanes,
    hasPublished, hasRelated, hasRepository, hasSearch, hasTabs, hasTags, hasTaxonomies, hasTimes, hasTitleId,
    hasToc, hasUpdated, hasVary, hasVersions, hasViews, head, hint, home, href, index, indexTitle, isCurrent, isFolder,
    isForeign, isHome, isNew, isOffline, isPart, isPost, label, language, lead, legend, level, links, logo, mapping,
    markdown, menu, modifiedTime, modifiers, more, moreBacklinks, moreBacklinksWords, moreNeighbours,
    moreNeighboursWords, moreWords, name, newer, next, notes, older, others, outer, overview, own, ownStyleSheets,
    pageOf, pages, path, plain, policy, posts, previous, published, publishedTime, publishedWords, reactions,
    readingTime, related, repository, repositoryId, repositoryName, root, scripts, shown, site, styleSheets, sweeps,
    tags, taxonomies, terms, text, title, titleHTML, titleId, toc, total, updated, updatedWords, versions, views,
    words, wordsScript, year, years
}
