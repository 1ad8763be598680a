import Markup
import VitrineLayout
import VitrineUI

extension SVGWriter {
  /// Adds the attributes for a shape's fill and stroke: the names of its colors as classes, then the colors themselves.
  mutating func paint(_ fill: Fill?, _ stroke: Stroke?, _ attributes: inout [Attribute]) {
    let place = attributes.count
    var cssClass = ""
    if let fill {
      attributes += painted("fill", fill, "c", &cssClass)
      if let opacity = opacity(fill) { attributes.append(Attribute("fill-opacity", opacity)) }
    } else {
      attributes.append(Attribute("fill", "none"))
    }
    if let stroke {
      attributes += painted("stroke", stroke.fill, "s", &cssClass)
      attributes.append(Attribute("stroke-width", stroke.width))
      if let opacity = opacity(stroke.fill) { attributes.append(Attribute("stroke-opacity", opacity)) }
      if !stroke.dash.isEmpty { attributes.append(Attribute("stroke-dasharray", .numbers(stroke.dash, decimals: 2))) }
      if stroke.cap != .butt { attributes.append(Attribute("stroke-linecap", stroke.cap.rawValue)) }
      if stroke.join != .miter { attributes.append(Attribute("stroke-linejoin", stroke.join.rawValue)) }
    }
    if !cssClass.isEmpty { attributes.insert(Attribute("class", cssClass), at: place) }
  }

  private func opacity(_ fill: Fill) -> Double? {
    guard case .ink(let ink) = fill, shown(ink).opacity < 1 else { return nil }
    return shown(ink).opacity
  }

  func shown(_ ink: Ink) -> RGBA { scheme == .dark ? ink.dark : ink.light }

  /// - Parameter kind: the prefix of a color's class.
  private mutating func painted(
    _ name: String, _ fill: Fill, _ kind: String, _ cssClass: inout String
  ) -> [Attribute] {
    switch fill {
    case .ink(let ink):
      if scheme == nil, let name = ink.name { cssClass += (cssClass.isEmpty ? "" : " ") + kind + "-" + name }
      return literal(name, ink)
    case .linear(let stops, let from, let to):
      let geometry = [
        Attribute("x1", from.x), Attribute("y1", from.y), Attribute("x2", to.x), Attribute("y2", to.y),
      ]
      return [Attribute(name, defined("linearGradient", geometry, stops))]
    case .radial(let stops, let center, let start, let end):
      let geometry = [
        Attribute("cx", center.x), Attribute("cy", center.y), Attribute("fr", max(start, 0)),
        Attribute("r", max(end, 0.01)),
      ]
      return [Attribute(name, defined("radialGradient", geometry, stops))]
    case .angular: return painted(name, .ink(fill.mainInk), kind, &cssClass)
    }
  }

  /// Defines a gradient in the coordinates of the drawing, and returns a reference to it.
  private mutating func defined(_ name: String, _ geometry: [Attribute], _ stops: GradientStops) -> String {
    let id = newID()
    let attributes = [Attribute("id", id), Attribute("gradientUnits", "userSpaceOnUse")] + geometry
    definitions.append(.element(Element(name: name, attributes: attributes, children: stops.stops.map(stopElement))))
    return "url(#\(id))"
  }

  private func stopElement(_ stop: GradientStops.Stop) -> Node {
    let color = shown(stop.ink)
    var attributes: [Attribute] = []
    if scheme == nil, let name = stop.ink.name { attributes.append(Attribute("class", "g-\(name)")) }
    attributes += [Attribute("offset", stop.location), Attribute("stop-color", color.hex)]
    if color.opacity < 1 { attributes.append(Attribute("stop-opacity", color.opacity)) }
    return .element(Element(name: "stop", attributes: attributes))
  }
}

extension RGBA {
  /// The color as `#rrggbb`, or as `#rgb` if that is equal.
  package var hex: String {
    let rgb = Self.byte(red) << 16 | Self.byte(green) << 8 | Self.byte(blue)
    let isShort = rgb >> 4 & 0x0f0f0f == rgb & 0x0f0f0f
    return String(unsafeUninitializedCapacity: 7) { text in
      text[0] = UInt8(ascii: "#")
      var count = 1
      for place in stride(from: 20, through: 0, by: isShort ? -8 : -4) {
        text[count] = Self.digit(UInt8(rgb >> place & 15))
        count += 1
      }
      return count
    }
  }

  private static func byte(_ component: Double) -> Int {
    Int(exactly: (min(max(component, 0), 1) * 255).rounded()) ?? 0
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
