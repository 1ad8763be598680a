import VitrineDiagrams
import VitrineLayout
import VitrineSweeps

/// The pictures of a strip: one for each combination of its values, in the order of the lists.
package enum FigureVariants {
  package struct Variant: Sendable, Hashable {
    /// The label that distinguishes the picture: `240 wide`, `240 wide, right to left`.
    package var label: String
    package var options: FigureOptions
  }

  /// Returns the variants; empty if the options do not define a strip.
  package static func variants(of options: FigureOptions) -> [Variant] {
    guard !options.strip.isEmpty else { return [] }
    let strip = options.strip
    var variants = [Variant(label: "", options: options)]
    variants = multiplied(variants, strip.widths) {
      $0.width = .some($1)
    } label: {
      $0 == nil ? "no width proposed" : "\(Lengths.text($0)) wide"
    }
    variants = multiplied(variants, strip.typeSizes) {
      $0.typeSize = $1
    } label: {
      "type \($0.rawValue)"
    }
    variants = multiplied(variants, strip.directions) {
      $0.direction = $1
    } label: {
      $0 == .rightToLeft ? "right to left" : "left to right"
    }
    variants = multiplied(variants, strip.schemes) {
      $0.scheme = $1
    } label: {
      $0.rawValue
    }
    return Array(variants.prefix(mostPictures))
  }

  /// The most pictures of a figure.
  static let mostPictures = 24

  private static func multiplied<Value>(
    _ variants: [Variant], _ values: [Value], _ set: (inout FigureOptions, Value) -> Void, label: (Value) -> String
  ) -> [Variant] {
    guard !values.isEmpty else { return variants }
    return variants.flatMap { variant in
      values.map { value in
        var new = variant
        set(&new.options, value)
        new.label = [variant.label, label(value)].filter { !$0.isEmpty }.joined(separator: ", ")
        return new
      }
    }
  }
}

extension FigureOptions {
  /// The options of the first picture, without strips, sweeps, comparisons, events and animations.
  var drawnOnce: FigureOptions {
    var options = FigureVariants.variants(of: self).first?.options ?? self
    (options.strip, options.sweep, options.sweepHeight) = (Strip(), nil, nil)
    (options.comparison, options.events, options.live, options.variations) = (nil, nil, nil, [])
    options.animation = FigureOptions.Animation()
    return options
  }
}
