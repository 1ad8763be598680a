import Foundation
import Markup

extension Color {
  /// Creates a colour of an asset catalog. Where the figure's pictures have no colour of this name, it is a muted tone,
  /// always the same for a name.
  ///
  /// - Parameters:
  ///   - name: the name of the colour.
  ///   - bundle: without effect: a figure has one set of catalogs.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name), name: Self.nameless) }

  static func ink(ofAsset name: String, in environment: EnvironmentValues) -> Ink {
    if let ink = environment[PictureLibraryKey.self].colors[name] { return ink }
    let tone = Color(hue: Double(ContentHash(of: name).value % 360) / 360, saturation: 0.35, brightness: 0.75)
    return tone.ink(in: environment)
  }

  /// Creates a colour from a colour.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }

  /// The components of the colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = environment.colorScheme == .dark ? ink(in: environment).dark : ink(in: environment).light
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.opacity))
  }

  /// The components of a colour.
  public struct Resolved: Hashable, Sendable, ShapeStyle {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    public func _fill(_ frame: _StyleFrame) -> Fill { Color(self)._fill(frame) }
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}
