import Diagnostics
import Notes
import SiteContent

/// Links by the names of notes and files, and by the text of headings.
extension LinkResolver {
  /// Resolves a Markdown link or image that gives a name or the end of a path, if there is nothing at the path itself;
  /// returns `nil` if nothing has the name. Obsidian writes such links if it is configured not to write `[[…]]`.
  func byName(_ path: String, fragment: String, isImage: Bool, _ span: Span) -> Resolution? {
    guard !["/", "./", "../"].contains(where: path.hasPrefix), !path.hasSuffix("/") else { return nil }
    let found = map.named(path, from: note.path, byPath: true).filter { candidate in
      if case .file = candidate { true } else { !isImage }
    }
    var resolution: Resolution
    switch found.first {
    case .note(let target)?: resolution = toFragment(fragment, in: target, page: target.page, span)
    case .file(let file)?:
      let suffix = fragment.isEmpty ? "" : "#" + PercentEncoding.encode(fragment: fragment)
      let address = PercentEncoding.encode(path: NotePath.relative(from: page, to: file))
      resolution = Resolution(address: address + suffix, file: file)
    case nil:
      guard !isImage, let withheld = map.draft(named: path, from: note.path) else { return nil }
      return toWithheld(withheld, span)
    }
    if found.count > 1, resolution.diagnostic == nil {
      resolution.diagnostic = ambiguity(path, found, span) { path in
        "write the path: \(NotePath.relative(from: note.path, to: path))"
      }
    }
    return resolution
  }

  /// Resolves `doc:Name#Heading`, the form of DocC.
  func toDocumentation(_ text: Substring, at span: Span) -> Resolution {
    if text.hasPrefix("#") {
      return toLabel(PercentEncoding.decode(text.dropFirst()), span)
    }
    let parts = PercentEncoding.decode(text).split(separator: "#", maxSplits: 1)
    guard let name = parts.first, let target = documentation(name) else {
      return missing(String(parts.first ?? text), isImage: false, span)
    }
    return toFragment(parts.count > 1 ? String(parts[1]) : "", in: target, page: target.page, span)
  }

  /// Resolves a fragment of this note, else of another one.
  func toLabel(_ fragment: String, _ span: Span) -> Resolution {
    let here = toFragment(fragment, in: map.note(note.path), page: note.page, span)
    guard here.isBroken, let other = map.owner(ofFragment: fragment) else { return here }
    return toFragment(fragment, in: other, page: other.page, span)
  }

  /// Returns a note by its DocC name, with or without module: `Guide`, `Module/Guide`, `/documentation/Module/Guide`.
  private func documentation(_ name: Substring) -> SiteMap.Target? {
    let last = name.split(separator: "/").last.map(String.init) ?? String(name)
    for candidate in [String(name), last, last.replacing("-", with: " ")] {
      if case .note(let target)? = map.named(candidate, from: note.path).first { return target }
    }
    return nil
  }

  /// Returns a link whose parts are in the order of wikis on GitHub and of Dendron, `[[words|Page]]`, in this program's
  /// order, where only that leads anywhere.
  ///
  /// Source: <https://github.com/gollum/gollum/wiki#link-tag>
  func ordered(_ link: WikiLink) -> WikiLink {
    guard !link.isEmbed, link.fragment.isEmpty, let label = link.label, !label.isEmpty, link.words == nil,
      map.named(link.target, from: note.path).isEmpty, let other = WikiLink(parsing: label[...], isEmbed: false),
      URLScheme(of: label[...])?.isOfTheWeb == true || !map.named(other.target, from: note.path).isEmpty
    else { return link }
    var result = other
    result.label = link.target
    return result
  }

  /// Resolves a link to a note that is not published and has no page.
  func toWithheld(_ target: SiteMap.Target, _ span: Span) -> Resolution {
    let withholding = target.withholding ?? .draft
    let isBroken = withholding != .unmarked && withholding != .navigation
    let (message, hint) = withholding.explanation(of: target.path)
    let diagnostic = Diagnostic(
      isBroken ? .warning : .note, isBroken ? "broken-link" : "unpublished-link", message, file: shownPath, span: span,
      hint: hint)
    return Resolution(address: nil, isBroken: isBroken, diagnostic: diagnostic)
  }

  /// - Parameter hint: returns a hint that names another match by its path.
  func ambiguity(_ name: String, _ found: [SiteMap.Named], _ span: Span, hint: (String) -> String) -> Diagnostic {
    let paths = found.map(\.path)
    let kind =
      paths.allSatisfy(NotePath.isNote) ? "notes" : paths.contains(where: NotePath.isNote) ? "notes and files" : "files"
    return Diagnostic(
      .warning, "ambiguous-link",
      "the link '\(name)' is ambiguous: \(paths.count) \(kind) have this name; it leads to '\(paths[0])'",
      file: shownPath, span: span, hint: hint(paths[1]))
  }

  static func pathHint(_ path: String) -> String { "write the path: [[\(path.replacing(".md", with: ""))]]" }
}
