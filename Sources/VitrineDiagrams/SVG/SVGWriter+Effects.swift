import Markup
import VitrineLayout
import VitrineUI

/// Groups with effects.
extension SVGWriter {
  /// Draws inside the area of a path.
  mutating func throughClip(_ outline: DrawnPath, _ draw: (inout SVGWriter) -> Void) {
    let id = clipPath(outline)
    group([Attribute("clip-path", "url(#\(id))")], draw)
  }

  /// Draws inside the area of marks.
  mutating func throughMask(_ marks: [Mark], _ draw: (inout SVGWriter) -> Void) {
    let id = mask(marks)
    group([Attribute("mask", "url(#\(id))")], draw)
  }

  mutating func group(_ marks: [Mark], _ effects: GroupEffects) {
    guard effects.opacity > 0 else { return }
    var attributes: [Attribute] = []
    if let node = effects.node { attributes.append(Attribute("data-path", node)) }
    if effects.opacity < 1 { attributes.append(Attribute("opacity", effects.opacity)) }
    if let t = effects.transform {
      attributes.append(Attribute("transform", .matrix([t.a, t.b, t.c, t.d, t.tx, t.ty], decimals: decimals)))
    }
    if let clip = effects.clip { attributes.append(Attribute("clip-path", "url(#\(clipPath(clip)))")) }
    if let mask = effects.mask { attributes.append(Attribute("mask", "url(#\(self.mask(mask)))")) }
    if effects.blur > 0 || effects.shadow != nil || !effects.adjustments.isEmpty {
      attributes.append(Attribute("filter", "url(#\(filter(effects)))"))
    }
    group(attributes) { $0.write(marks) }
  }

  private mutating func clipPath(_ outline: DrawnPath) -> String {
    let id = newID()
    var attributes = [Attribute("d", .path(PathData(outline.elements), decimals: 2))]
    if outline.evenOdd { attributes.append(Attribute("clip-rule", "evenodd")) }
    let path = Element(name: "path", attributes: attributes)
    definitions.append(.element(Element("clipPath", ["id": id], [.element(path)])))
    return id
  }

  /// Defines a mask that is opaque where its marks are. SVG masks by luminance by default, and not every viewer and
  /// validator supports `mask-type="alpha"`: a filter turns the marks white and preserves their opacity.
  private mutating func mask(_ marks: [Mark]) -> String {
    let id = newID()
    let covered = apart { $0.write(marks) }
    definitions += [
      .element(
        "filter",
        [
          "id": id + "w", "x": "-50%", "y": "-50%", "width": "200%", "height": "200%",
          "color-interpolation-filters": "sRGB",
        ], [.element("feColorMatrix", ["values": "0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"])]),
      .element(
        "mask",
        ["id": id, "maskUnits": "userSpaceOnUse", "x": -5000, "y": -5000, "width": 10000, "height": 10000],
        [.element("g", ["filter": "url(#\(id)w)"], covered)]),
    ]
    return id
  }

  private mutating func filter(_ effects: GroupEffects) -> String {
    var steps = effects.adjustments.map(Self.step)
    if effects.blur > 0 { steps.append(.element("feGaussianBlur", ["stdDeviation": effects.blur / 2])) }
    if let shadow = effects.shadow {
      let result: String? = steps.isEmpty ? nil : "painted"
      if let last = steps.popLast() { steps.append(last.named("painted")) }
      steps += shadow.isInner ? Self.inner(shadow) : Self.dropped(shadow, result: result)
    }
    let id = newID()
    // Adjustments apply to sRGB values, not to linear light.
    let space: String? = effects.adjustments.isEmpty ? nil : "sRGB"
    definitions.append(
      .element(
        "filter",
        [
          "id": id, "x": "-50%", "y": "-50%", "width": "200%", "height": "200%", "color-interpolation-filters": space,
        ], steps))
    return id
  }

  /// Returns a drop shadow: the result so far, blurred, moved and filled with the shadow's color, with the result on
  /// top. `feDropShadow` is not used, because some viewers do not support it and draw nothing.
  private static func dropped(_ shadow: GroupEffects.Shadow, result: String?) -> [Node] {
    let painted = result ?? "SourceGraphic"
    return [
      .element("feGaussianBlur", ["in": painted, "stdDeviation": shadow.radius]),
      .element("feOffset", ["dx": shadow.x, "dy": shadow.y, "result": "shade"]),
      .element("feFlood", ["flood-color": shadow.ink.light.hex, "flood-opacity": shadow.ink.light.opacity]),
      .element("feComposite", ["operator": "in", "in2": "shade", "result": "shadow"]),
      .element("feComposite", ["operator": "over", "in": painted, "in2": "shadow"]),
    ]
  }

  /// Returns an inner shadow: the inverse of the marks, blurred, moved and filled with the shadow's color, clipped to
  /// the marks.
  private static func inner(_ shadow: GroupEffects.Shadow) -> [Node] {
    [
      .element(
        "feComponentTransfer", ["in": "SourceAlpha"], [.element("feFuncA", ["type": "table", "tableValues": "1 0"])]),
      .element("feGaussianBlur", ["stdDeviation": shadow.radius]),
      .element("feOffset", ["dx": shadow.x, "dy": shadow.y, "result": "around"]),
      .element("feFlood", ["flood-color": shadow.ink.light.hex, "flood-opacity": shadow.ink.light.opacity]),
      .element("feComposite", ["operator": "in", "in2": "around"]),
      .element("feComposite", ["operator": "atop", "in2": "SourceGraphic"]),
    ]
  }

  private static func step(_ adjustment: GroupEffects.ColorAdjustment) -> Node {
    func matrix(_ type: String, _ values: [Double]) -> Node {
      .element(
        Element(
          name: "feColorMatrix",
          attributes: [Attribute("type", type), Attribute("values", .numbers(values, decimals: 2))]))
    }
    func linear(_ slope: Double, _ intercept: Double) -> Node {
      .element(
        "feComponentTransfer", [:],
        ["feFuncR", "feFuncG", "feFuncB"].map {
          .element($0, ["type": "linear", "slope": slope, "intercept": intercept])
        })
    }
    switch adjustment {
    case .grayscale(let amount): return matrix("saturate", [1 - min(max(amount, 0), 1)])
    case .saturation(let amount): return matrix("saturate", [max(amount, 0)])
    case .hueRotation(let degrees): return matrix("hueRotate", [degrees])
    case .brightness(let amount): return linear(1, amount)
    case .contrast(let amount): return linear(amount, 0.5 - amount / 2)
    case .invert: return linear(-1, 1)
    case .luminanceToAlpha: return .element("feColorMatrix", ["type": "luminanceToAlpha"])
    case .multiply(let ink):
      let color = ink.light
      return matrix(
        "matrix", [color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, 1, 0])
    }
  }
}

extension Node {
  /// Returns the filter step with a name for its result.
  fileprivate func named(_ name: String) -> Node {
    guard case .element(var element) = self else { return self }
    element["result"] = AttributeValue.text(name)
    return .element(element)
  }
}
