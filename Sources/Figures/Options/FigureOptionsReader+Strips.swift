import Diagnostics
import Programs
import VitrineLayout
import VitrineSweeps

/// The options that draw a view several times, side by side: `widths=240,320,393`, `types=small,large`, `dirs=ltr,rtl`.
extension FigureOptionsReader {
  static let stripKeys: Set<String> = ["widths", "types", "dirs", "schemes"]

  mutating func lengths(_ setting: FigureSetting) -> [Double?]? {
    items(setting, hint: "points, 'nil' or 'inf', separated by commas: \(setting.key)=240,320,393") { word in
      guard let length = Self.length(word) else { return nil }
      return (length ?? 0) < 0 ? nil : .some(length)
    }
  }

  mutating func directions(_ setting: FigureSetting) -> [LayoutDirection]? {
    items(setting, hint: "dirs=ltr,rtl") { Self.direction($0) }
  }

  mutating func choices<Choice: RawRepresentable & CaseIterable & Equatable>(_ setting: FigureSetting) -> [Choice]?
  where Choice.RawValue == String {
    let names = Choice.allCases.map(\.rawValue)
    return items(setting, hint: "any of " + names.joined(separator: ", ")) { word in
      Choice(rawValue: String(word)) ?? Choice.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
    } nearest: {
      nearestName(to: String($0), among: names)
    }
  }

  /// Reads the items of a list, without duplicates; invalid ones are reported and left out.
  private mutating func items<Item: Equatable>(
    _ setting: FigureSetting, hint: String, _ read: (Substring) -> Item?, nearest: (Substring) -> String? = { _ in nil }
  ) -> [Item]? {
    var items: [Item] = []
    let words = setting.value.split(whereSeparator: { $0 == "," || $0 == " " })
    if words.isEmpty { report(setting, "'\(setting.key)' is empty", hint: hint) }
    for word in words {
      if let item = read(word) {
        if !items.contains(item) { items.append(item) }
      } else {
        report(
          setting, "'\(setting.key)' has no value '\(word)'",
          hint: nearest(word).map { "did you mean '\($0)'?" } ?? hint)
      }
    }
    return items.isEmpty ? nil : items
  }

  /// Reads an id, options or a commit: `compare=first-id`, `compare="width=200 dir=rtl"`, `compare=@v1.2`.
  mutating func comparison(_ setting: FigureSetting) -> FigureOptions.Comparison? {
    let words = setting.value.split(separator: " ")
    if setting.value.first == "@" {
      if GitRepository.isRevision(String(setting.value.dropFirst())) { return .commit(setting) }
      report(setting, "'\(setting.value)' is not a commit", hint: "compare=@v1.2 or compare=@HEAD~1")
      return nil
    }
    guard words.contains(where: { $0.contains("=") }) else {
      if words.count == 1 { return .fence(setting) }
      report(
        setting, "'compare=\(setting.value)' is neither an id nor options",
        hint: "compare=first-id, compare=\"width=200\" or compare=@HEAD~1")
      return nil
    }
    let settings = words.map { word in
      let parts = word.split(separator: "=", maxSplits: 1)
      return FigureSetting(
        key: String(parts.first ?? ""), value: parts.count == 2 ? String(parts[1]) : "", span: setting.span,
        file: setting.file)
    }
    let reader = FigureOptionsReader(settings)
    for remark in reader.diagnostics { report(setting, remark.message, hint: remark.hint ?? "") }
    return .options(settings)
  }

  mutating func events(_ setting: FigureSetting) -> String {
    let (events, unread) = FigureEvent.read(setting.value)
    for text in unread {
      var place = setting
      place.span = setting.span(of: text) ?? setting.span
      report(
        place, "'\(text)' is not an event",
        hint: "events=\"tap Increment; set isOn true; wait 0.5\" (seconds, at most 3600)")
    }
    if events.count > FigureEvent.most {
      report(
        setting, "only \(FigureEvent.most) of \(events.count) events are drawn",
        hint: "move the others to a separate fence")
    }
    return setting.value
  }

  /// Reports a strip with more pictures than are drawn: every list multiplies their number.
  mutating func checkStrip(_ last: FigureSetting) {
    if options.sweep != nil || options.sweepHeight != nil, !options.strip.isEmpty {
      report(
        last, "'\(last.key)' is ignored, because it cannot be combined with a sweep",
        hint: "draw the strip in a separate fence")
    }
    let count = options.strip.count
    guard count > FigureVariants.mostPictures else { return }
    report(
      last, "the strip has \(count) pictures, of which \(FigureVariants.mostPictures) are drawn",
      hint: "vary fewer values, or use sweep= for many widths")
  }
}
