import Diagnostics
import Foundation
import Notation
import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

/// The options of a figure: those of its fence, on top of the note's and the site's defaults.
package struct FigureOptions: Sendable, Hashable {
  /// A part of a figure.
  package enum Panel: String, CaseIterable, Sendable {
    case picture, dimensions, frames, guides, tree, steps, probes, sizes, structure, code, state, updates, graph,
      identity
    case lifetime, internals, wrappers, placing, ownership, presented

    /// Whether the panel shows the state or the updates of a live view.
    var isOfLife: Bool { [.state, .updates, .graph, .identity, .lifetime, .ownership].contains(self) }
  }

  package enum Device: String, CaseIterable, Sendable {
    case iphone, iphoneLandscape = "iphone-landscape", ipad, watch, mac
  }

  /// The explicit proposal, in points; `nil` if the option is missing. The inner `nil` is an unspecified dimension.
  /// The titles of names in the code: the types of values, and the sizes of views.
  package enum Hover: String, Hashable, Sendable, CaseIterable { case types }

  package var width: Double??
  package var height: Double??
  package var device: Device?
  package var show: [Panel] = [.picture, .dimensions, .code]
  /// Whether nothing of the fence is evaluated.
  package var showsOnlyStructure: Bool { Set(show).subtracting([.code]) == [.structure] }
  /// Whether `show` is set explicitly: only then a device gets dimensions.
  package var hasExplicitShow = false
  /// Whether pages show pictures at full height instead of cropping them.
  package var isFullHeight = false
  package var sweep: ClosedRange<Double>?
  package var sweepHeight: ClosedRange<Double>?
  package var strip = Strip()
  package var comparison: Comparison?
  package var events: String?
  package var animation = Animation()
  package var live: Live?
  /// The parameters of the code that readers can vary.
  package var variations: [Variation] = []
  /// The values for names that the fence does not declare, as Swift source from the option `let`.
  package var bindings: String?
  /// The `let` options with their locations.
  package var bindingSettings: [FigureSetting] = []
  /// The date that the fence gets as the current one, if the option is set.
  package var now: Date?
  /// Whether names that the fence does not declare are drawn as labeled boxes.
  package var isLenient = false
  /// The error that the compiler reports for the fence, which is then shown as code; `nil` for a fence that compiles.
  package var fails: ExpectedError?
  /// The seconds that the fence may compute; `nil` for the general limit.
  package var limit: Double?
  /// Whether the view is drawn in the state before `onAppear` and `task` ran.
  package var isAtFirst = false
  /// The titles of names in the code.
  package var hover: Hover?
  /// Whether notes with advice are reported.
  package var givesAdvice = true
  package var expectations: [Expectation] = []
  /// The measured frames that are drawn over the picture.
  package var measured = MeasuredFrames()
  /// The platform that the option `platform` sets.
  package var profile: TypographyProfile?
  /// The toolchain that the option `toolchain` sets.
  package var toolchain: Toolchain?
  package var caption: String?
  package var id: String?
  package var scale: Double?
  package var scheme = ColorScheme.light
  package var appearance = Appearance.auto
  package var direction = LayoutDirection.leftToRight
  package var locale = ""
  package var typeSize = DynamicTypeSize.large

  package init() {}

  /// The appearances of a page that a figure follows.
  package enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Light on light pages, dark on dark ones.
    case auto
    /// Light on all pages, for pages that are only light.
    case light
  }

  /// The platform to draw: macOS for a Mac; for other devices the option, if it is a phone's platform.
  package var platform: TypographyProfile {
    guard let device else { return profile ?? .standard }
    guard device != .mac else { return .macos }
    return profile.flatMap { $0.isPhone ? $0 : nil } ?? .standard
  }

  /// The platform, and the toolchain if one is set, as figures name them.
  package var platformTitle: String { ([platform.title, toolchain?.title].compactMap(\.self)).joined(separator: ", ") }

  /// Whether the view is rendered as a live one: with events, state, animations or presentations.
  var isFilmed: Bool { events != nil || live != nil || showsLife || animation.isShown || showsPresented }

  /// Whether sheets, alerts and other presentations are shown although no event opened them.
  package var showsPresented: Bool { show.contains(.presented) }

  /// The options with presentations shown.
  var presenting: FigureOptions {
    var options = self
    if !showsPresented { options.show.append(.presented) }
    return options
  }

  /// Whether a panel shows the state or the updates of a live view.
  var showsLife: Bool { show.contains(where: \.isOfLife) }

  /// The option `live`, with which readers can operate the controls in the picture.
  package struct Live: Hashable, Sendable {
    /// The most states to explore, if the option sets a number.
    package var states: Int?
    /// The largest number of states that the option accepts.
    static let most = 64
    /// The option with its location.
    package var setting: FigureSetting
  }

  /// An expected size: `expect="71x37"` for the root, `expect="badge 20x20"` for the view with `.id("badge")`.
  package struct Expectation: Hashable, Sendable {
    package var id: String?
    /// The expected width in points; `nil` for any.
    package var width: Double?
    package var height: Double?
    package var span: Span?
    package var file: String?
  }

  /// The values in which the pictures of a strip differ; a list is empty if the strip does not vary it.
  package struct Strip: Hashable, Sendable {
    /// The proposed widths in points; `nil` is an unspecified width.
    package var widths: [Double?] = []
    package var typeSizes: [DynamicTypeSize] = []
    package var directions: [LayoutDirection] = []
    package var schemes: [ColorScheme] = []

    package var isEmpty: Bool { widths.isEmpty && typeSizes.isEmpty && directions.isEmpty && schemes.isEmpty }

    /// The number of pictures: one for each combination.
    package var count: Int {
      isEmpty ? 0 : [widths.count, typeSizes.count, directions.count, schemes.count].reduce(1) { $0 * max($1, 1) }
    }
  }

  /// The options for animated changes: `animation=play,chart times=0,0.2,0.5`.
  package struct Animation: Hashable, Sendable {
    /// The forms in which to show changes; if it is empty and there are times, pictures side by side.
    package var parts: [AnimationFilm.Part] = []
    /// The times of the pictures, in seconds; evenly spaced if it is empty.
    package var times: [Double] = []

    /// Whether animated changes are shown.
    var isShown: Bool { !(parts.isEmpty && times.isEmpty) }
    var shownParts: [AnimationFilm.Part] { parts.isEmpty ? [.frames] : parts }
  }

  /// The second view of a comparison: `compare=first-id` for the earlier fence of that id, `compare="width=200"` for
  /// the same view with other options, `compare=@v1.2` for the same fence at an earlier commit.
  package enum Comparison: Hashable, Sendable {
    case fence(FigureSetting)
    case options([FigureSetting])
    case commit(FigureSetting)
  }

  /// The id of the earlier fence that this one is compared with.
  package var comparedID: String? {
    guard case .fence(let setting)? = comparison else { return nil }
    return setting.value
  }

  /// The key of the platform, in fence options, in a note's front matter and in a site's configuration.
  package static let platformKey = "platform"
  /// The values of ``platformKey``.
  package static let platforms = TypographyProfile.platforms.map(\.name)

  /// Options of other tools, which are ignored without a warning.
  static let foreignKeys: Set<String> = [
    "title", "name", "filename", "file", "linenums", "hl_lines", "highlight", "ins", "del", "add", "remove", "tab",
    "source",
    "region", "lines", "alt",
  ]
}
