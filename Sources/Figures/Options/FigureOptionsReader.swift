import Diagnostics
import Notes
import VitrineLayout
import VitrineSweeps
import VitrineText
import VitrineUI

/// A reader that converts settings to figure options, later ones over earlier ones, with a warning for each invalid
/// one.
package struct FigureOptionsReader {
  package internal(set) var options = FigureOptions()
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter base: the options that the settings override.
  package init(_ settings: [FigureSetting], over base: FigureOptions = FigureOptions()) {
    options = base
    for setting in settings { read(setting) }
    if let last = settings.last(where: { Self.stripKeys.contains($0.key) }) { checkStrip(last) }
    if let live = options.live { checkLive(live) }
    if let first = options.variations.first { checkVary(first) }
  }

  private mutating func read(_ setting: FigureSetting) {
    guard let option = FenceOption.named(setting.key) else { return readUnknown(setting) }
    option.read(&self, setting)
  }

  // MARK: Values

  /// Reads a length: `320`, `nil` or `inf`. The outer optional is `nil` if the text is none of these.
  package static func length(_ text: some StringProtocol) -> Double?? {
    switch text.lowercased() {
    case "nil", "null": return .some(nil)
    case "inf", "infinity", ".infinity", "∞": return .some(.infinity)
    default:
      guard let value = Double(text), value.isFinite else { return nil }
      return .some(value)
    }
  }

  mutating func length(_ setting: FigureSetting) -> Double?? {
    if let length = Self.length(setting.value), (length ?? 0) >= 0 { return .some(length) }
    report(
      setting, "'\(setting.key)=\(setting.value)' is not a length", hint: "points, 'nil' or 'inf': \(setting.key)=320")
    return nil
  }

  /// Reads a length to propose, or `full`, which disables cropping on pages.
  mutating func readHeight(_ setting: FigureSetting) {
    if setting.value.lowercased() == "full" {
      options.isFullHeight = true
    } else if let length = length(setting) {
      options.height = .some(length)
    }
  }

  /// Reads one of several words, in any case.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(_ setting: FigureSetting) -> Choice?
  where Choice.RawValue == String {
    let value = setting.value.lowercased()
    if let choice = Choice.allCases.first(where: { $0.rawValue.lowercased() == value }) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    reportNearest(
      setting, "'\(setting.key)' has no value '\(setting.value)'",
      nearest: nearestName(to: setting.value, among: names), names)
    return nil
  }

  /// Reads `platform=macos`. With the older name `profile`, `ios` is iOS 18.
  mutating func platform(_ setting: FigureSetting) -> TypographyProfile? {
    if setting.key == "profile", setting.value == "ios" { return .ios18 }
    if let platform = TypographyProfile(platform: setting.value.lowercased()) { return platform }
    reportNearest(
      setting, "'\(setting.key)' has no value '\(setting.value)'",
      nearest: nearestName(to: setting.value, among: FigureOptions.platforms), FigureOptions.platforms)
    return nil
  }

  mutating func truth(_ setting: FigureSetting) -> Bool? {
    switch setting.value.lowercased() {
    case "true", "yes", "on", "1", "": return true
    case "false", "no", "off", "0": return false
    default:
      report(setting, "'\(setting.key)=\(setting.value)' is neither true nor false", hint: "\(setting.key)=true")
      return nil
    }
  }

  mutating func range(_ setting: FigureSetting) -> ClosedRange<Double>? {
    let text = setting.value
    for separator in ["...", "..", "-"] {
      let parts = text.split(separator: separator, maxSplits: 1)
      guard parts.count == 2, let low = Double(parts[0]), let high = Double(parts[1]) else { continue }
      if low >= 0, low <= high, high.isFinite { return low...high }
    }
    report(setting, "'\(setting.key)=\(text)' is not a range of lengths", hint: "\(setting.key)=100...400")
    return nil
  }

  mutating func readPanels(_ setting: FigureSetting) {
    var panels: [FigureOptions.Panel] = []
    for word in setting.value.split(whereSeparator: { $0 == "," || $0 == " " }) {
      if let panel = FigureOptions.Panel(rawValue: String(word)) {
        if !panels.contains(panel) { panels.append(panel) }
      } else {
        let names = FigureOptions.Panel.allCases.map(\.rawValue)
        reportNearest(
          setting, "'show' has no value '\(word)'", nearest: nearestName(to: String(word), among: names), names)
      }
    }
    if !panels.isEmpty { (options.show, options.hasExplicitShow) = (panels, true) }
  }

  /// Reads `at=first`, the state before `onAppear` and `task` ran, or `at=rest`, the state after all of their changes.
  mutating func readMoment(_ setting: FigureSetting) {
    switch setting.value.lowercased() {
    case "first": options.isAtFirst = true
    case "rest": options.isAtFirst = false
    default: report(setting, "'at' has no value '\(setting.value)'", hint: "at=first or at=rest")
    }
  }

  /// Reads a device. Its screen replaces lengths set before, in the note's or the site's defaults.
  mutating func readDevice(_ setting: FigureSetting) {
    guard let device: FigureOptions.Device = choice(setting) else { return }
    options.device = device
    (options.width, options.height) = (nil, nil)
  }

  /// Reads `71x37` or `badge 20x20`, several separated by `;` or `,`, with `_` for any length.
  mutating func readExpectations(_ setting: FigureSetting) {
    var expectations: [FigureOptions.Expectation] = []
    for claim in setting.value.split(whereSeparator: { $0 == ";" || $0 == "," }) {
      let words = claim.split(separator: " ")
      let sides = (words.last ?? "").split(whereSeparator: { $0 == "x" || $0 == "×" }).compactMap(Self.claimedLength)
      guard (1...2).contains(words.count), sides.count == 2 else {
        report(setting, "'\(claim)' is not an expected size", hint: "expect=\"71x37\" or expect=\"badge 20x20\"")
        continue
      }
      expectations.append(
        FigureOptions.Expectation(
          id: words.count == 2 ? String(words[0]) : nil, width: sides[0], height: sides[1], span: setting.span,
          file: setting.file))
    }
    // A fence may have several of these options.
    options.expectations += expectations
  }

  /// Reads `title 16 50 _ 20.33`, several separated by `;`.
  mutating func readMeasured(_ setting: FigureSetting) {
    if let measured = MeasuredFrames(setting.value) { return options.measured.frames += measured.frames }
    report(
      setting, "'measured=\(setting.value)' is not a list of frames",
      hint: "write an id, x, y, width and height, with '_' for unknown values: measured=\"title 16 50 _ 20.33\"")
  }

  /// Checks the numbers and words that sentences beside the figure may have although the figure doesn't: `228 wraps`.
  mutating func readUnmeasured(_ setting: FigureSetting) {
    let words = setting.value.split(whereSeparator: \.isWhitespace)
    let isKnown = words.allSatisfy { word in
      WordClaim.words.contains(String(word)) || !WrittenNumber.all(in: String(word)).isEmpty
    }
    guard words.isEmpty || !isKnown else { return }
    report(
      setting, "'unmeasured=\(setting.value)' is not a list of numbers and words that are checked",
      hint: "write them with spaces between them: unmeasured=\"18 5,000 wraps\"")
  }

  /// Reads a length of an expectation, or `_`. The outer optional is `nil` if the text is neither.
  private static func claimedLength(_ text: Substring) -> Double?? {
    if text == "_" { return .some(nil) }
    guard let length = length(text), let value = length, value >= 0 else { return nil }
    return .some(value)
  }

  mutating func readIdentifier(_ setting: FigureSetting) {
    if FenceInfo.isFigureName(setting.value) {
      options.id = setting.value
    } else {
      report(setting, "'\(setting.value)' cannot be an id", hint: "letters, digits, '-' and '_': id=stack-division")
    }
  }

  mutating func readScale(_ setting: FigureSetting) {
    if let scale = Double(setting.value), (0.5...10).contains(scale) {
      options.scale = scale
    } else {
      report(
        setting, "'scale=\(setting.value)' is not a number of pixels per point",
        hint: "write a number from 0.5 to 10: scale=2")
    }
  }

  mutating func readDirection(_ setting: FigureSetting) {
    if let direction = Self.direction(setting.value) {
      options.direction = direction
    } else {
      report(setting, "'dir' has no value '\(setting.value)'", hint: "'ltr' or 'rtl'")
    }
  }

  mutating func readLocale(_ setting: FigureSetting) {
    if LanguageTag.isTag(setting.value) {
      options.locale = setting.value
    } else {
      report(setting, "'locale=\(setting.value)' is not a language tag", hint: "locale=ar or locale=de-CH")
    }
  }

  static func direction(_ word: some StringProtocol) -> LayoutDirection? {
    switch word.lowercased() {
    case "ltr", "lefttoright": .leftToRight
    case "rtl", "righttoleft": .rightToLeft
    default: nil
    }
  }

  // MARK: Warnings

  private mutating func readUnknown(_ setting: FigureSetting) {
    guard !FigureOptions.foreignKeys.contains(setting.key) else { return }
    reportNearest(
      setting, "unknown fence option '\(setting.key)'",
      nearest: nearestName(to: setting.key, among: FenceOption.names), FenceOption.names)
  }

  mutating func reportNearest(_ setting: FigureSetting, _ message: String, nearest: String?, _ all: [String]) {
    report(setting, message, hint: nearest.map { "did you mean '\($0)'?" } ?? "one of " + all.joined(separator: ", "))
  }

  mutating func report(_ setting: FigureSetting, _ message: String, hint: String) {
    diagnostics.append(
      Diagnostic(.warning, "fence-option", message, file: setting.file, span: setting.span, hint: hint))
  }
}
