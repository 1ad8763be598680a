import Diagnostics
import Foundation
import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

/// What a figure is drawn for: the options of its fence, with the note's and the site's defaults below them.
package struct FigureOptions: Sendable, Hashable {
  /// A part of a figure.
  package enum Panel: String, CaseIterable, Sendable {
    case picture, dimensions, frames, guides, tree, steps, probes, sizes, structure, code, state, updates, graph,
      identity
    case lifetime, internals, wrappers, placing, ownership, presented

    /// Whether it tells of a view that lives.
    var isOfLife: Bool { [.state, .updates, .graph, .identity, .lifetime, .ownership].contains(self) }
  }

  package enum Device: String, CaseIterable, Sendable {
    case iphone, iphoneLandscape = "iphone-landscape", ipad, watch, mac
  }

  /// The explicit proposal, per axis; `nil` where nothing is said. The inner `nil` is an unspecified dimension.
  package var width: Double??
  package var height: Double??
  package var device: Device?
  package var show: [Panel] = [.picture, .dimensions, .code]
  /// Whether it is said what is to be shown: a device then has the dimensions that are asked for.
  package var isShowSaid = false
  /// Whether pictures are as high as they are, on pages too.
  package var isFullHeight = false
  package var sweep: ClosedRange<Double>?
  package var sweepHeight: ClosedRange<Double>?
  package var strip = Strip()
  package var comparison: Comparison?
  package var events: String?
  package var animation = Animation()
  package var live: Live?
  /// Values for names that the fence does not declare: Swift, as it stands in the option.
  package var bindings: String?
  /// The options that say them.
  package var bindingSettings: [FigureSetting] = []
  /// What stands for now, where that is said.
  package var now: Date?
  /// Whether names that the fence does not declare are drawn as labelled boxes.
  package var isLenient = false
  /// How many seconds the fence may compute; as long as all fences where it is `nil`.
  package var limit: Double?
  /// Whether the view is drawn as it is before anything in it appeared.
  package var isAtFirst = false
  /// Whether advice is given.
  package var givesAdvice = true
  package var expectations: [Expectation] = []
  /// Frames that are drawn over the picture.
  package var measured = MeasuredFrames()
  /// The platform that is asked for.
  package var profile: TypographyProfile?
  package var caption: String?
  package var id: String?
  package var scale: Double?
  package var scheme = ColorScheme.light
  package var direction = LayoutDirection.leftToRight
  package var locale = ""
  package var typeSize = DynamicTypeSize.large

  package init() {}

  /// The platform that is drawn: a device has a system of its own, if it is not the one that is asked for.
  package var platform: TypographyProfile {
    guard let device else { return profile ?? .standard }
    guard device != .mac else { return .macos }
    return profile.flatMap { $0.isPhone ? $0 : nil } ?? .standard
  }

  /// Whether the view lives: something happens to it, or what lives of it is asked for.
  var isFilmed: Bool { events != nil || live != nil || showsLife || animation.isShown || showsPresented }

  /// Whether sheets, alerts and the like are shown that nothing opened.
  package var showsPresented: Bool { show.contains(.presented) }

  /// The same with what is presented.
  var presenting: FigureOptions {
    var options = self
    if !showsPresented { options.show.append(.presented) }
    return options
  }

  /// Whether a part is wanted that tells of a view that lives.
  var showsLife: Bool { show.contains(where: \.isOfLife) }

  /// That a reader may operate the controls in the picture.
  package struct Live: Hashable, Sendable {
    /// The most states, where the option says so.
    package var states: Int?
    /// The most states that can be asked for.
    static let most = 64
    /// Where it says that.
    package var setting: FigureSetting
  }

  /// `expect="71x37"`: the root's size; `expect="badge 20x20"`: that of the view with `.id("badge")`.
  package struct Expectation: Hashable, Sendable {
    package var id: String?
    /// `nil` where it may be anything.
    package var width: Double?
    package var height: Double?
    package var span: Span?
    package var file: String?
  }

  /// What the pictures of a strip differ in; each list is empty where the strip does not vary it.
  package struct Strip: Hashable, Sendable {
    /// `nil` is an unspecified width.
    package var widths: [Double?] = []
    package var typeSizes: [DynamicTypeSize] = []
    package var directions: [LayoutDirection] = []
    package var schemes: [ColorScheme] = []

    package var isEmpty: Bool { widths.isEmpty && typeSizes.isEmpty && directions.isEmpty && schemes.isEmpty }

    /// How many pictures there are: one for each combination.
    package var count: Int {
      isEmpty ? 0 : [widths.count, typeSizes.count, directions.count, schemes.count].reduce(1) { $0 * max($1, 1) }
    }
  }

  /// `animation=play,chart times=0,0.2,0.5`: how changes are shown that take time.
  package struct Animation: Hashable, Sendable {
    /// In which forms; as pictures side by side where times are set alone.
    package var parts: [AnimationFilm.Part] = []
    /// When pictures are taken, in seconds; at even times where none are set.
    package var times: [Double] = []

    /// Whether changes are shown that take time.
    var isShown: Bool { !(parts.isEmpty && times.isEmpty) }
    var shownParts: [AnimationFilm.Part] { parts.isEmpty ? [.frames] : parts }
  }

  /// `compare=first-id`: with the earlier fence of that id; `compare="width=200"`: with itself at other options;
  /// `compare=@v1.2`: with itself at an earlier commit.
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

  /// The option that says what is drawn for; a note's front matter and a site's settings have it beside their other keys, too.
  package static let platformKey = "platform"
  /// Its values.
  package static let platforms = TypographyProfile.platforms.map(\.name)

  /// The fence options, in the order of the manual.
  package static let keys = [
    "width", "height", "device", "show", "sweep", "sweep-height", "widths", "types", "dirs", "schemes", "compare",
    "events", "at", "animation", "times", "live", "let", "now", "lenient", "limit", "advice",
    "expect", "measured", "platform", "caption", "id", "scale", "scheme", "dir", "locale", "type",
  ]

  /// Options that other tools understand and that are no view's business: nothing is said about them.
  static let foreignKeys: Set<String> = [
    "title", "name", "filename", "file", "linenums", "hl_lines", "highlight", "ins", "del", "add", "remove", "tab",
    "source",
    "region", "lines", "alt",
  ]
}
