import Diagnostics

extension FigureOptionsReader {
  /// Reads `live=true`, or `live=8` for at most eight states.
  mutating func readLive(_ setting: FigureSetting) {
    switch setting.value.lowercased() {
    case "true", "yes", "on", "": options.live = FigureOptions.Live(states: nil, setting: setting)
    case "false", "no", "off": options.live = nil
    default:
      if let count = Int(setting.value), (2...FigureOptions.Live.most).contains(count) {
        options.live = FigureOptions.Live(states: count, setting: setting)
      } else {
        report(
          setting, "'live=\(setting.value)' is neither true nor a number of states",
          hint: "live=true, or from 2 to \(FigureOptions.Live.most) states: live=8")
      }
    }
  }

  /// Reports options that cannot be combined with `live`, and then ignores `live`.
  mutating func checkLive(_ live: FigureOptions.Live) {
    let others = [
      ("events", options.events != nil), ("compare", options.comparison != nil),
      ("sweep", options.sweep != nil || options.sweepHeight != nil), ("a strip", !options.strip.isEmpty),
    ]
    guard let other = others.first(where: \.1)?.0 else { return }
    report(
      live.setting, "'live' is ignored, because it cannot be combined with '\(other)'",
      hint: "move it to a separate fence")
    options.live = nil
  }
}
