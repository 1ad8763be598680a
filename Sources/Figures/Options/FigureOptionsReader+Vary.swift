import Diagnostics

/// The option that varies literals of the code: `vary="spacing: 0...40; alignment: leading, center"`.
extension FigureOptionsReader {
  /// Reads the parameters, after those of other options `vary` of the fence.
  mutating func readVary(_ setting: FigureSetting) {
    let parts = VariationReader.parts(of: setting.value)
    if parts.isEmpty { report(setting, "'vary' is empty", hint: "vary=\"spacing: 0...40\"") }
    for part in parts {
      do throws(VariationReader.Problem) {
        let variation = try VariationReader.read(part, setting)
        guard options.variations.count < Variation.mostParameters else {
          report(
            setting, "'\(variation.name)' is not varied, because a figure varies at most \(Variation.mostParameters)",
            hint: "move it to a separate fence")
          continue
        }
        options.variations.append(variation)
      } catch {
        report(setting, error.message, hint: error.hint)
      }
    }
  }

  /// Reports options that cannot be combined with `vary`, and then ignores `vary`.
  mutating func checkVary(_ first: Variation) {
    let others = [
      ("events", options.events != nil), ("live", options.live != nil), ("compare", options.comparison != nil),
      ("sweep", options.sweep != nil || options.sweepHeight != nil), ("a strip", !options.strip.isEmpty),
      ("animation", options.animation.isShown), ("lenient", options.isLenient),
      ("show=presented", options.showsPresented), ("the state in 'show'", options.showsLife),
    ]
    guard let other = others.first(where: \.1)?.0 else { return }
    report(
      first.setting, "'vary' is ignored, because it cannot be combined with '\(other)'",
      hint: "move it to a separate fence")
    options.variations = []
  }
}
