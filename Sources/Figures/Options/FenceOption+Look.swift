import Notation
import VitrineUI

extension FenceOption {
  static let ofLook = [
    FenceOption(
      FigureOptions.platformKey, "The [platform](#platforms): `ios` (the newest), `ios26`, `ios18`, `macos` or `book`.",
      olderName: "profile", values: .one(FigureOptions.platforms)
    ) {
      $0.options.profile = $0.platform($1) ?? $0.options.profile
    },
    FenceOption(
      "toolchain", "The [toolchain](#toolchains) that the code is built with: `xcode27` (the default) or `xcode26`.",
      values: .one(Toolchain.allCases.map(\.rawValue))
    ) {
      $0.options.toolchain = $0.choice($1) ?? $0.options.toolchain
    },
    FenceOption("caption", "The text below the figure.") { $0.options.caption = $1.value },
    FenceOption(
      "id", example: "stack",
      "A name: `[[note#^fig-stack]]` links to the figure, and `![[note#^fig-stack]]` embeds it elsewhere.",
      commandLine: .missing
    ) {
      $0.readIdentifier($1)
    },
    FenceOption("scale", example: "2", "The display scale, in pixels per point.") { $0.readScale($1) },
    FenceOption(
      "scheme", "The color scheme: `light` or `dark`.", values: .one(ColorScheme.allCases.map(\.rawValue))
    ) {
      $0.options.scheme = $0.choice($1) ?? $0.options.scheme
    },
    FenceOption(
      "appearance", "`light` keeps the figure light on dark pages, `auto` follows the page.",
      values: .one(FigureOptions.Appearance.allCases.map(\.rawValue))
    ) {
      $0.options.appearance = $0.choice($1) ?? $0.options.appearance
    },
    FenceOption("dir", "The layout direction: `ltr` or `rtl`.", values: .one(["ltr", "rtl"])) { $0.readDirection($1) },
    FenceOption("locale", example: "de-CH", "The locale, as a language tag.") { $0.readLocale($1) },
    FenceOption(
      "type", example: "xxxLarge", "The Dynamic Type size.", values: .one(DynamicTypeSize.allCases.map(\.rawValue))
    ) {
      $0.options.typeSize = $0.choice($1) ?? $0.options.typeSize
    },
  ]
}
