import Diagnostics
import Notes
import SiteContent

/// A resolver that turns the links of a note into the URLs that its page uses.
package struct LinkResolver: Sendable {
  package let note: ParsedNote
  package let map: SiteMap
  /// The note's path as diagnostics show it.
  package let shownPath: String
  /// The page that the URLs are relative to: the note's own, unless the note is embedded in another one.
  package let page: String
  private let suggestions: SuggestionLimit

  package init(note: ParsedNote, map: SiteMap, shownPath: String, page: String? = nil) {
    self.init(note: note, map: map, shownPath: shownPath, page: page, suggestions: SuggestionLimit())
  }

  private init(note: ParsedNote, map: SiteMap, shownPath: String, page: String?, suggestions: SuggestionLimit) {
    self.suggestions = suggestions
    self.note = note
    self.map = map
    self.shownPath = shownPath
    self.page = page ?? note.page
  }

  /// Returns the resolver for another note that is embedded in this page.
  func embedded(_ other: ParsedNote) -> LinkResolver {
    LinkResolver(note: other, map: map, shownPath: shownPath, page: page, suggestions: suggestions)
  }

  package struct Resolution: Sendable {
    /// The URL; `nil` if it must not be on the page.
    package var address: String?
    /// The note that the link leads to, if it leads to one, with the fragment.
    package var target: SiteMap.Target?
    package var fragment = ""
    /// The copied file that the link leads to, if it leads to one.
    package var file: String?
    package var isExternal = false
    package var isBroken = false
    package var diagnostic: Diagnostic?

    /// The title of the link's target.
    package var title: String? {
      target.map { target in target.headings.first { $0.id == fragment }?.title ?? target.title }
    }
  }

  package func resolve(_ destination: String, isImage: Bool, at span: Span) -> Resolution {
    // Browsers ignore control characters in a URL, so a scheme could hide behind them.
    let cleaned = String(
      String.UnicodeScalarView(destination.unicodeScalars.filter { $0.value > 0x1F && $0.value != 0x7F }))
    // Zola and VitePress begin paths from the folder of notes with '@'.
    let address = cleaned.hasPrefix("@/") ? cleaned.dropFirst() : cleaned.drop { $0 == " " }
    if address.hasPrefix("//") { return Resolution(address: String(address), isExternal: true) }
    if address.hasPrefix("doc:") { return toDocumentation(address.dropFirst(4), at: span) }
    if let scheme = URLScheme(of: address), !isName(address, isImage: isImage) {
      return external(String(address), scheme, isImage: isImage, span)
    }
    let (path, suffix) = split(address)
    let (query, fragment) = splitFragment(suffix)
    if path.isEmpty, query.isEmpty {
      return map.hasSharedLabels
        ? toLabel(fragment, span) : toFragment(fragment, in: map.note(note.path), page: note.page, span)
    }
    return toPath(path, query: query, fragment: fragment, isImage: isImage, written: String(address), span)
  }

  // MARK: Parts of a URL

  /// Returns whether text that looks like a URL with a scheme is the name of a note: `Part 1: Views.md`.
  private func isName(_ address: Substring, isImage: Bool) -> Bool {
    let path = split(address).path
    guard !isImage, path.contains(" ") || NotePath.isNote(path) else { return false }
    return NotePath.resolve(path, in: NotePath.folder(of: note.path)).flatMap(map.note) != nil
  }

  private func split(_ address: Substring) -> (path: String, suffix: Substring) {
    let end = address.firstIndex { $0 == "#" || $0 == "?" } ?? address.endIndex
    return (PercentEncoding.decode(address[..<end]), address[end...])
  }

  private func splitFragment(_ suffix: Substring) -> (query: Substring, fragment: String) {
    guard let hash = suffix.firstIndex(of: "#") else { return (suffix, "") }
    return (suffix[..<hash], PercentEncoding.decode(suffix[suffix.index(after: hash)...]))
  }

  // MARK: Kinds of target

  private func external(_ address: String, _ scheme: URLScheme, isImage: Bool, _ span: Span) -> Resolution {
    if isImage ? scheme.isOfTheWeb : scheme.isAllowed(with: map.allowedSchemes) {
      return Resolution(
        address: address, isExternal: true,
        diagnostic: isImage && scheme.name != "https" ? insecureImage(address, scheme.name, span) : nil)
    }
    if isImage, scheme.name == "data", Self.isPicture(address) {
      return Resolution(address: address, isExternal: true)
    }
    return Resolution(address: nil, isExternal: true, diagnostic: notLinked(address, scheme, isImage: isImage, span))
  }

  /// Returns the warning for a URL that must not be on a page.
  private func notLinked(_ address: String, _ scheme: URLScheme, isImage: Bool, _ span: Span) -> Diagnostic {
    let (reason, hint) =
      if isImage {
        ("pages do not show images from '\(scheme.name):' URLs", "copy the image next to the note")
      } else if !URLScheme.canBeAllowed(scheme.name) {
        ("'\(scheme.name):' URLs can run scripts or open files", "remove the link, or write the URL as code")
      } else if scheme.beginsWithOption {
        ("its host begins with '-', as options of programs do", "remove the link, or write the URL as code")
      } else {
        ("pages do not link to '\(scheme.name):' URLs", "allow them in vitrine.yml: schemes: [\(scheme.name)]")
      }
    return Diagnostic(
      .warning, "unsafe-address", "the URL '\(address.prefix(60))' is left out: \(reason)", file: shownPath, span: span,
      hint: hint)
  }

  /// Returns whether a data URL is a bitmap image, which cannot contain scripts.
  private static func isPicture(_ address: String) -> Bool {
    let kind = String(address.unicodeScalars.prefix(24)).lowercased()
    return ["png", "apng", "jpeg", "jpg", "gif", "webp", "avif", "bmp", "x-icon"].contains { name in
      ["data:image/\(name);", "data:image/\(name),"].contains(where: kind.hasPrefix)
    }
  }

  /// Returns the warning for an image that the pages' security policy blocks.
  private func insecureImage(_ address: String, _ scheme: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .warning, "insecure-image",
      "the image '\(address.prefix(60))' is not shown: pages load images only with 'https:', not with '\(scheme):'",
      file: shownPath, span: span, hint: "write 'https:', or copy the image next to the note")
  }

  private func toPath(
    _ path: String, query: Substring, fragment: String, isImage: Bool, written: String, _ span: Span
  ) -> Resolution {
    let folder = NotePath.folder(of: note.path)
    let resolved = NotePath.resolve(path, in: folder)
    if !isImage, let resolved, let target = map.named(byFrontMatter: resolved) {
      return toFragment(fragment, in: target, page: target.page, span)
    }
    let places = resolved.map { path.hasPrefix("/") ? map.placesFromTop(of: $0) : [$0] } ?? []
    if !isImage, !path.hasSuffix("/"), let target = places.lazy.compactMap(map.note).first {
      return toFragment(fragment, in: target, page: target.page, span)
    }
    if let file = places.lazy.compactMap(map.file).first {
      let address = PercentEncoding.encode(path: NotePath.relative(from: page, to: file)) + query
      let suffix = fragment.isEmpty ? "" : "#" + PercentEncoding.encode(fragment: fragment)
      return Resolution(address: address + suffix, file: file)
    }
    if !isImage, path.hasPrefix("/"), let target = places.lazy.compactMap(map.target(atAddress:)).first {
      return toFragment(fragment, in: target, page: target.page, span)
    }
    if isImage, NotePath.fileExtension(of: path).isEmpty, let picture = map.picture(named: path, from: note.path) {
      return Resolution(
        address: PercentEncoding.encode(path: NotePath.relative(from: page, to: picture)), file: picture)
    }
    if !isImage, let resolved, let folderPage = map.folderPage(resolved) {
      let address = PercentEncoding.encode(path: NotePath.relative(from: page, to: folderPage))
      return Resolution(address: address + (fragment.isEmpty ? "" : "#" + PercentEncoding.encode(fragment: fragment)))
    }
    if !isImage, let draft = resolved.flatMap(map.draft) { return toWithheld(draft, span) }
    if query.isEmpty, let found = byName(path, fragment: fragment, isImage: isImage, span) { return found }
    let kind = isImage ? "image" : "link target"
    let diagnostic = Diagnostic(
      .warning, isImage ? "missing-image" : "broken-link", "there is no \(kind) '\(path)'", file: shownPath, span: span,
      hint: isImage ? sizeHint(path, in: folder) ?? hint(path, resolved, isImage) : hint(path, resolved, isImage))
    return Resolution(address: PercentEncoding.encode(path: path), isBroken: true, diagnostic: diagnostic)
  }

  private func hint(_ path: String, _ resolved: String?, _ isImage: Bool) -> String? {
    if let hidden = path.split(separator: "/").first(where: { $0.hasPrefix(".") && $0 != "." && $0 != ".." }) {
      return "names that begin with a dot are left out; add 'include: [\(hidden)]' to the configuration to publish it"
    }
    guard suggestions.take() else { return nil }
    return map.suggestion(for: resolved ?? path, isImage: isImage).map {
      "did you mean '\(NotePath.relative(from: note.path, to: $0))'?"
    }
  }

  /// Returns a hint for `![words](tree.png|300)`, which has the size in the wrong place.
  private func sizeHint(_ path: String, in folder: String) -> String? {
    guard let bar = path.lastIndex(of: "|"), let file = NotePath.resolve(String(path[..<bar]), in: folder),
      map.file(file) != nil
    else { return nil }
    return "move the size into the brackets: ![a tree in bloom|300](\(path[..<bar]))"
  }

  /// The number of headings and blocks of a note above which no similar name is looked for.
  private static let mostFragments = 2_000

  /// Resolves a fragment of a note's page.
  func toFragment(_ fragment: String, in target: SiteMap.Target?, page targetPage: String, _ span: Span)
    -> Resolution
  {
    let isSameNote = target == nil || target?.path == note.path
    let fragments = isSameNote ? note.fragments : target?.fragments ?? []
    let path =
      targetPage == page ? "" : PercentEncoding.encode(path: NotePath.relative(from: page, to: targetPage))
    if fragment.isEmpty || fragment == "top" { return Resolution(address: path.isEmpty ? "#" : path, target: target) }
    let headings = isSameNote ? note.headings : target?.headings ?? []
    let match = Self.match(fragment, in: fragments, hasMeasures: isSameNote)
    if let found = match ?? map.heading(named: fragment, in: isSameNote ? note.path : target?.path ?? "", headings) {
      let address = path + "#" + PercentEncoding.encode(fragment: found)
      return Resolution(address: address, target: target, fragment: found)
    }
    let isSearched = fragments.count <= Self.mostFragments && suggestions.take()
    let nearest = isSearched ? nearestName(to: fragment, among: fragments.sorted()) : nil
    let place = isSameNote ? "this note" : "'\(target?.path ?? "")'"
    let kind = fragment.hasPrefix("^") ? "block" : "heading"
    let diagnostic = Diagnostic(
      .warning, "broken-link", "\(place) has no \(kind) '#\(fragment)'", file: shownPath, span: span,
      hint: nearest.map { "did you mean '#\($0)'?" })
    return Resolution(
      address: path + "#" + PercentEncoding.encode(fragment: fragment), target: target, isBroken: true,
      diagnostic: diagnostic)
  }

  /// Returns the matching fragment: the fragment as written, then the ID of a heading with its text.
  private static func match(_ fragment: String, in fragments: Set<String>, hasMeasures: Bool) -> String? {
    if fragments.contains(fragment) { return fragment }
    // A measure of a figure, `#row.star.width`, leads to the figure.
    if hasMeasures, let point = fragment.firstIndex(of: "."), fragments.contains("fig-" + fragment[..<point]) {
      return "fig-" + fragment[..<point]
    }
    let slug = HeadingIdentifiers.slug(of: fragment)
    if fragments.contains(slug) { return slug }
    // A link to a figure has the form of one to a block, `#^fig-stack`, or has only the figure's name.
    let name = fragment.hasPrefix("^") ? String(fragment.dropFirst()) : fragment
    return [name, "fig-" + name].first(where: fragments.contains)
  }

  // MARK: Links by name

  /// Resolves `[[Note#Heading]]`.
  package func resolve(_ link: WikiLink, at span: Span) -> Resolution {
    // A query has no page; the note's warning counts it.
    if NotePath.fileExtension(of: link.target) == "base" { return Resolution(address: nil, isBroken: true) }
    if link.target.isEmpty { return toFragment(link.fragment, in: map.note(note.path), page: note.page, span) }
    let found = map.named(link.target, from: note.path)
    switch found.first {
    case .note(let target)?:
      var resolution = toFragment(link.fragment, in: target, page: target.page, span)
      if found.count > 1, resolution.diagnostic == nil {
        resolution.diagnostic = ambiguity(link.target, found, span, hint: Self.pathHint)
      }
      return resolution
    case .file(let file)?:
      let suffix = link.fragment.isEmpty ? "" : "#" + PercentEncoding.encode(fragment: link.fragment)
      let address = PercentEncoding.encode(path: NotePath.relative(from: page, to: file))
      return Resolution(address: address + suffix, file: file)
    case nil: return missing(link.target, isImage: ImageSize.isImage(link.target), span)
    }
  }

  func missing(_ name: String, isImage: Bool, _ span: Span) -> Resolution {
    if !isImage, let draft = map.draft(named: name, from: note.path) { return toWithheld(draft, span) }
    let nearest = suggestions.take() ? map.suggestedName(for: name, isImage: isImage) : nil
    let hint = nearest.map { "did you mean '\($0)'?" }
    func absence(code: String, of kind: String) -> Diagnostic {
      Diagnostic(.warning, code, "there is no \(kind) '\(name)'", file: shownPath, span: span, hint: hint)
    }
    let diagnostic: Diagnostic
    if isImage {
      diagnostic = absence(code: "missing-image", of: "image")
    } else if MediaKind(name) != nil {
      diagnostic = absence(code: "broken-link", of: "file")
    } else {
      diagnostic = absence(code: "missing-note", of: "note")
    }
    return Resolution(address: nil, isBroken: true, diagnostic: diagnostic)
  }
}
