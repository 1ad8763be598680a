import ArgumentParser
import Figures

/// The fence options, by the names they have at a fence; all but `id`, which names one figure of a note.
struct FenceArguments: ParsableArguments {
  @Option(help: "What is proposed: points, nil or inf.") var width: String?
  @Option(help: "The same for the height.") var height: String?
  @Option(help: "iphone, iphone-landscape, ipad, watch or mac.") var device: String?
  @Option(
    help: ArgumentHelp(
      "Parts of the figure, with commas between them: "
        + FigureOptions.Panel.allCases.map(\.rawValue).joined(separator: ", ") + "."))
  var show: String?
  @Option(help: "ios (the newest), ios26, ios18, macos, or book: the metrics of printed explanations.")
  var platform: String?
  @Option(help: .hidden) var profile: String?
  @Option(help: "Pixels per point, such as 2 or 2.5; with ‘--as png’ those of the file.") var scale: String?
  @Option(help: "ltr or rtl.") var dir: String?
  @Option(help: "light or dark.") var scheme: String?
  @Option(help: "A language tag.") var locale: String?
  @Option(help: "The reader’s text size, such as xxxLarge.") var type: String?
  @Option(name: .customLong("let"), help: "Values for names the fence leaves open: \"showText = true\".")
  var bindings: String?
  @Option(help: "What stands for now: 2025-03-14, or with a time of day 2025-03-14T15:09.") var now: String?
  @Option(help: "How many seconds it may compute, up to 60 (default: 2).") var limit: String?
  @Flag(help: "Draw names that nobody declares: conditions by their cases, the rest by stand-ins.") var lenient = false
  @Option(help: "A claim to check: 71x37, or \"badge 20x20\".") var expect: String?
  @Option(help: "Frames to draw over the picture: \"badge 16 50 _ 20.33\".") var measured: String?
  @Option(help: "Words below the figure.") var caption: String?
  @Option(help: "A width to explore: 100...400.") var sweep: String?
  @Option(name: .customLong("sweep-height"), help: "A height to explore.") var sweepHeight: String?
  @Option(help: "Widths to draw side by side: 240,320,393.") var widths: String?
  @Option(help: "Text sizes to draw side by side: small,xxxLarge.") var types: String?
  @Option(help: "Directions to draw side by side: ltr,rtl.") var dirs: String?
  @Option(help: "Schemes to draw side by side: light,dark.") var schemes: String?
  @Option(help: "Options to put the view beside itself at: \"width=200 dir=rtl\".") var compare: String?
  @Option(help: "Events, one frame each: \"tap Increment; set isOn true; wait 0.5\".") var events: String?
  @Option(help: "How changes are shown that take time: frames, onion, play, chart.") var animation: String?
  @Option(help: "When they are drawn, in seconds: 0,0.1,0.25.") var times: String?
  @Option(help: "true, or the most states that readers bring the view to: 8.") var live: String?

  var settings: [FigureSetting] {
    let values = [
      ("device", device), ("width", width), ("height", height), ("lenient", lenient ? "true" : nil), ("show", show),
      ("platform", platform), ("profile", profile), ("scale", scale), ("dir", dir), ("scheme", scheme),
      ("locale", locale), ("type", type), ("let", bindings), ("now", now), ("limit", limit), ("expect", expect),
      ("measured", measured),
      ("caption", caption),
      ("sweep", sweep),
      ("sweep-height", sweepHeight), ("widths", widths), ("types", types), ("dirs", dirs), ("schemes", schemes),
      ("compare", compare), ("events", events), ("animation", animation), ("times", times), ("live", live),
    ]
    return values.compactMap { key, value in value.map { FigureSetting(key: key, value: $0) } }
  }
}
