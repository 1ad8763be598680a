import VitrineText

/// The source of a control's measures on a platform.
package enum ControlKnowledge: String, Hashable, Sendable {
  /// Pictures of the platform.
  case measured
  /// Pictures of another platform.
  case otherPlatform = "other-platform"
  /// Estimates: no public picture was measured.
  case estimated

  /// The controls by name, with the platforms on which a measured case that holds shows them.
  package static let platforms: [(control: String, platforms: [TypographyProfile])] = [
    ("Button", [.ios18, .ios26, .macos]), ("Chart", [.ios18, .ios26, .macos]), ("ColorPicker", [.ios18]),
    ("ContentUnavailableView", [.ios18]), ("DatePicker", [.ios18, .ios26]), ("DisclosureGroup", []),
    ("Form", [.ios18, .ios26, .macos]), ("Gauge", [.ios26]), ("GroupBox", []), ("Label", [.ios18, .ios26, .macos]),
    ("LabeledContent", [.ios18]),
    ("Link", []), ("List", [.ios18, .ios26]), ("Menu", [.ios18, .macos]), ("NavigationSplitView", []),
    ("NavigationStack", [.ios18, .ios26]), ("Picker", [.ios18, .macos]), ("ProgressView", [.ios18, .macos]),
    ("SecureField", [.ios18]), ("Slider", []), ("Stepper", [.ios18]), ("Table", []), ("TabView", []),
    ("TextEditor", [.ios18]), ("TextField", [.ios18, .ios26, .macos]), ("Toggle", [.ios18, .ios26, .macos]),
  ]

  /// Creates the knowledge of a control by its name; `nil` for other views, and for books, which have no controls of
  /// their own.
  package init?(_ control: String, on platform: TypographyProfile) {
    guard platform != .book, let known = Self.platforms.first(where: { $0.control == control })?.platforms else {
      return nil
    }
    self = known.contains(platform) ? .measured : known.isEmpty ? .estimated : .otherPlatform
  }

  /// Returns the controls of a tree with what is known of them on a platform, in the order of their names.
  package static func controls(
    in root: RenderedNode, on platform: TypographyProfile
  ) -> [(control: String, known: ControlKnowledge)] {
    func types(_ node: RenderedNode) -> [String] { [node.type] + node.children.flatMap(types) }
    return controls(types(root), on: platform)
  }

  /// Returns the controls among some views with what is known of them on a platform, in the order of their names.
  package static func controls(
    _ views: [String], on platform: TypographyProfile
  ) -> [(control: String, known: ControlKnowledge)] {
    Set(views).sorted().compactMap { name in ControlKnowledge(name, on: platform).map { (name, $0) } }
  }
}
