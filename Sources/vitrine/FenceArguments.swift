import ArgumentParser
import Figures

/// The fence options, with the names that they have at a fence, except `id`.
struct FenceArguments: ParsableArguments {
  @Option(help: "The proposed width: points, nil or inf.") var width: String?
  @Option(help: "The proposed height: points, nil or inf.") var height: String?
  @Option(help: "The device: iphone, iphone-landscape, ipad, watch or mac.") var device: String?
  @Option(
    help: ArgumentHelp(
      "The parts of the figure, separated by commas: "
        + FigureOptions.Panel.allCases.map(\.rawValue).joined(separator: ", ") + "."))
  var show: String?
  @Option(help: "The platform: ios (the newest), ios26, ios18, macos or book (the metrics of printed books).")
  var platform: String?
  @Option(help: .hidden) var profile: String?
  @Option(help: "The display scale in pixels per point, such as 2 or 2.5; with '--as png' the scale of the file.")
  var scale: String?
  @Option(help: "The layout direction: ltr or rtl.") var dir: String?
  @Option(help: "The color scheme: light or dark.") var scheme: String?
  @Option(help: "The locale, as a language tag.") var locale: String?
  @Option(help: "The dynamic type size, such as xxxLarge.") var type: String?
  @Option(name: .customLong("let"), help: "Values for undeclared names: \"showText = true\".")
  var bindings: String?
  @Option(help: "The current date: 2025-03-14, or with a time 2025-03-14T15:09.") var now: String?
  @Option(help: "The time limit in seconds, up to 60 (default: 2).") var limit: String?
  @Flag(help: "Accept undeclared names: draw all cases of a condition, and placeholders for the rest.")
  var lenient = false
  @Option(help: "A claim to check: 71x37, or \"badge 20x20\".") var expect: String?
  @Option(help: "Measured frames to draw over the picture: \"badge 16 50 _ 20.33\".") var measured: String?
  @Option(help: "The text below the figure.") var caption: String?
  @Option(help: "The range of widths that readers can explore: 100...400.") var sweep: String?
  @Option(name: .customLong("sweep-height"), help: "The range of heights that readers can explore.")
  var sweepHeight: String?
  @Option(help: "The widths to draw side by side: 240,320,393.") var widths: String?
  @Option(help: "The text sizes to draw side by side: small,xxxLarge.") var types: String?
  @Option(help: "The directions to draw side by side: ltr,rtl.") var dirs: String?
  @Option(help: "The color schemes to draw side by side: light,dark.") var schemes: String?
  @Option(help: "Options of a second figure, to compare the view with itself: \"width=200 dir=rtl\".")
  var compare: String?
  @Option(help: "The events of a film strip: \"tap Increment; set isOn true; wait 0.5\".") var events: String?
  @Option(help: "The parts that show animations: frames, onion, play, chart.") var animation: String?
  @Option(help: "The times of the frames of an animation, in seconds: 0,0.1,0.25.") var times: String?
  @Option(help: "Make the figure interactive: true, or the most states that are drawn, such as 8.") var live: String?

  @Option(help: "The literals of the code to vary: \"spacing: 0...40; alignment: leading, center\".") var vary: String?

  var settings: [FigureSetting] {
    let values = [
      ("device", device), ("width", width), ("height", height), ("lenient", lenient ? "true" : nil), ("show", show),
      ("platform", platform), ("profile", profile), ("scale", scale), ("dir", dir), ("scheme", scheme),
      ("locale", locale), ("type", type), ("let", bindings), ("now", now), ("limit", limit), ("expect", expect),
      ("measured", measured), ("caption", caption), ("sweep", sweep),
      ("sweep-height", sweepHeight), ("widths", widths), ("types", types), ("dirs", dirs), ("schemes", schemes),
      ("compare", compare), ("events", events), ("animation", animation), ("times", times), ("live", live),
      ("vary", vary),
    ]
    return values.compactMap { key, value in value.map { FigureSetting(key: key, value: $0) } }
  }
}
