import FenceEvaluation
import Foundation
import VitrineUI

/// A color resolved in an environment: `color.resolve(in: environment)`.
enum ResolvedColorNames {
  static let resolving: [NameBinding] = [
    .method("Color", "resolve") {
      Method(Color.self, Parameter("in", .any)) { color, place in
        let environment: EnvironmentValues
        switch place {
        case .native(let full as FullEnvironment): environment = full.values
        case .native(let values as EnvironmentValues): environment = values
        default: environment = EnvironmentValues()
        }
        return .native(ResolvedColor(color, in: environment))
      }
    }
  ]

  static let properties = PropertyTable(
    "Color.Resolved", ResolvedColor.self,
    [
      Property("red") { .double($0.color.red) }, Property("green") { .double($0.color.green) },
      Property("blue") { .double($0.color.blue) }, Property("opacity") { .double($0.color.opacity) },
      Property("linearRed") { .double(ResolvedColor.linear($0.color.red)) },
      Property("linearGreen") { .double(ResolvedColor.linear($0.color.green)) },
      Property("linearBlue") { .double(ResolvedColor.linear($0.color.blue)) },
    ])
}

/// Red, green, blue and opacity, from 0 to 1, in sRGB.
struct ResolvedColor: CatalogType {
  static let catalogName = "Color.Resolved"
  let color: RGBA

  init(_ color: Color, in environment: EnvironmentValues) {
    let ink = color.ink(in: environment)
    var scheme = environment.colorScheme
    // What a fence set in values of its own.
    switch environment.named["colorScheme"] as? Value {
    case .native(let set as ColorScheme): scheme = set
    case .implicit(let set): scheme = set.name == "dark" ? .dark : .light
    default: break
    }
    self.color = scheme == .dark ? ink.dark : ink.light
  }

  /// A part of a colour without the curve of sRGB. Source: https://www.w3.org/TR/css-color-4/#color-conversion-code
  static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
