import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// Colours, by name and by their parts.
enum ColorsNames {
  static let colors: [NameBinding] = [
    .function("Color") {
      Native(
        Parameter("red", .double), Parameter("green", .double), Parameter("blue", .double),
        Parameter("opacity", .double, or: 1)
      ) { Color(red: $0, green: $1, blue: $2, opacity: $3) }
      Native(
        Parameter(nil, .native(Color.RGBColorSpace.self)), Parameter("red", .double), Parameter("green", .double),
        Parameter("blue", .double), Parameter("opacity", .double, or: 1)
      ) { Color($0, red: $1, green: $2, blue: $3, opacity: $4) }
      Native(Parameter("white", .double), Parameter("opacity", .double, or: 1)) { Color(white: $0, opacity: $1) }
      Native(
        Parameter(nil, .native(Color.RGBColorSpace.self)), Parameter("white", .double),
        Parameter("opacity", .double, or: 1)
      ) { Color($0, white: $1, opacity: $2) }
      Native(
        Parameter("hue", .double), Parameter("saturation", .double), Parameter("brightness", .double),
        Parameter("opacity", .double, or: 1)
      ) { Color(hue: $0, saturation: $1, brightness: $2, opacity: $3) }
      Native(Parameter(nil, .native(named: "UIColor"))) { (color: Color) in color }
      Native(Parameter("uiColor", .native(named: "UIColor"))) { (color: Color) in color }
      Native(Parameter("nsColor", .native(named: "NSColor"))) { (color: Color) in color }
      Native(Parameter("cgColor", .native(Color.self))) { $0 }
      Native(Parameter(nil, .native(Color.self))) { $0 }
      Native(Parameter(nil, .string), ignoring: ["bundle"]) { Color($0, bundle: nil) }
      Native(Parameter(nil, .resource)) { Color($0, bundle: nil) }
    },
    .function("UIColor") {
      Native(
        Parameter("red", .double), Parameter("green", .double), Parameter("blue", .double), Parameter("alpha", .double)
      ) { Color(red: $0, green: $1, blue: $2, opacity: $3) }
      Native(Parameter("named", .string)) { Color($0, bundle: nil) }
      Native(Parameter(nil, .native(Color.self))) { $0 }
      Native(Parameter("white", .double), Parameter("alpha", .double)) { Color(white: $0, opacity: $1) }
    },
    .method("Color", "opacity") { Method(Color.self, Parameter(nil, .double)) { .native($0.opacity($1)) } },
    .method("Color", "mix") {
      Method(
        Color.self, Parameter("with", .native(Color.self)), Parameter("by", .double),
        Parameter("in", .native(Gradient.ColorSpace.self), or: .perceptual)
      ) { .native($0.mix(with: $1, by: $2, in: $3)) }
    },
    .method("Color", "withAlphaComponent") { Method(Color.self, Parameter(nil, .double)) { .native($0.opacity($1)) } },
  ]

  static let colorMembers: [MemberTable] = [
    MemberTable(Color.self, namedColors),
    MemberTable(named: "UIColor", plainColors + platformColors),
    MemberTable(named: "NSColor", plainColors + platformColors),
  ]

  private static let namedColors: [Member<Color>] = [
    Member("red", .red), Member("orange", .orange), Member("yellow", .yellow), Member("green", .green),
    Member("mint", .mint), Member("teal", .teal), Member("cyan", .cyan), Member("blue", .blue),
    Member("indigo", .indigo), Member("purple", .purple), Member("pink", .pink), Member("brown", .brown),
    Member("gray", .gray), Member("black", .black), Member("white", .white), Member("clear", .clear),
    Member("primary", .primary), Member("secondary", .secondary), Member("accentColor", .accentColor),
    Member("accent", .accentColor),
  ]

  /// Colours of UIKit and AppKit that are the same in light and dark.
  ///
  /// Source: https://developer.apple.com/documentation/uikit/uicolor/fixed-colors
  private static let plainColors: [Member<Color>] = {
    let codes: [(String, UInt32)] = [
      ("red", 0xFF0000), ("green", 0x00FF00), ("blue", 0x0000FF), ("cyan", 0x00FFFF), ("yellow", 0xFFFF00),
      ("magenta", 0xFF00FF), ("orange", 0xFF8000), ("purple", 0x800080), ("brown", 0x996633), ("gray", 0x808080),
      ("darkGray", 0x555555), ("lightGray", 0xAAAAAA), ("black", 0x000000), ("white", 0xFFFFFF),
    ]
    return [Member("clear", .clear)] + codes.map { name, code in Member(name, Color(ink: Ink(RGBA(hex: code)))) }
  }()

  private static let platformColors = PlatformColors.inks.map { name, ink in Member(name, Color(ink: ink)) }
}

extension Kind where T == String {
  /// The name of a resource that is generated from an asset catalog: `Color(.brand)`.
  static var resource: Kind {
    .plain("ColorResource") { value, _ in
      guard case .implicit(let member) = value, member.arguments == nil, member.chain.isEmpty else { return nil }
      return member.name
    }
  }
}
