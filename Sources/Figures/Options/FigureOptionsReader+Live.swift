import Diagnostics

extension FigureOptionsReader {
  /// `live=true`, or `live=8` for at most so many states.
  mutating func readLive(_ setting: FigureSetting) {
    switch setting.value.lowercased() {
    case "true", "yes", "on", "": options.live = FigureOptions.Live(states: nil, setting: setting)
    case "false", "no", "off": options.live = nil
    default:
      if let count = Int(setting.value), (2...FigureOptions.Live.most).contains(count) {
        options.live = FigureOptions.Live(states: count, setting: setting)
      } else {
        report(
          setting, "‘live=\(setting.value)’ is neither true nor a number of states",
          hint: "live=true, or from 2 to \(FigureOptions.Live.most) states: live=8")
      }
    }
  }

  /// What would be drawn besides is left out.
  mutating func checkLive(_ live: FigureOptions.Live) {
    let others = [
      ("events", options.events != nil), ("compare", options.comparison != nil),
      ("sweep", options.sweep != nil || options.sweepHeight != nil), ("a strip", !options.strip.isEmpty),
    ]
    guard let other = others.first(where: \.1)?.0 else { return }
    report(live.setting, "‘live’ is left out beside ‘\(other)’", hint: "make it live in a fence of its own")
    options.live = nil
  }
}
