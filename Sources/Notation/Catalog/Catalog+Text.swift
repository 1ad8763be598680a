import VitrineText
import VitrineUI

extension Catalog {
  mutating func addTextModifiers() {
    textual("font", "_: Font?", { $0.font($1.native(0)) }) { v, a in v.font(a.native(0)) }
    textual("fontWeight", "_: Weight?", { $0.fontWeight($1.native(0)) }) { v, a in v.fontWeight(a.native(0)) }
    modifier("fontDesign", "_: Design?") { v, a in v.fontDesign(a.native(0)) }
    inert("fontWidth", "allowsTightening", "textSelection", "typesettingLanguage", "speechAdjustedPitch")
    textual("bold", "_: Bool?", { $0.bold($1.bool(0) ?? true) }) { v, a in v.bold(a.bool(0) ?? true) }
    textual("italic", "_: Bool?", { $0.italic($1.bool(0) ?? true) }) { v, a in v.italic(a.bool(0) ?? true) }
    textual("underline", "_: Bool?, pattern: Any?, color: Any?", { $0.underline($1.bool(0) ?? true) }) { v, a in
      v.underline(a.bool(0) ?? true)
    }
    textual("strikethrough", "_: Bool?, pattern: Any?, color: Any?", { $0.strikethrough($1.bool(0) ?? true) }) { v, a in
      v.strikethrough(a.bool(0) ?? true)
    }
    textual("monospaced", "_: Bool?", { $0.monospaced($1.bool(0) ?? true) }) { v, a in v.monospaced(a.bool(0) ?? true) }
    textual("monospacedDigit", "", { text, _ in text.monospacedDigit() }) { v, _ in v.monospacedDigit() }
    textual("kerning", "_: Double", { $0.kerning($1.double(0) ?? 0) }) { v, a in v.kerning(a.double(0) ?? 0) }
    textual("tracking", "_: Double", { $0.tracking($1.double(0) ?? 0) }) { v, a in v.tracking(a.double(0) ?? 0) }
    textual("baselineOffset", "_: Double", { $0.baselineOffset($1.double(0) ?? 0) }) { v, a in
      v.baselineOffset(a.double(0) ?? 0)
    }
    textual("foregroundColor", "_: Color?", { $0.foregroundColor($1.native(0)) }) { v, a in
      v.foregroundColor(a.native(0))
    }
    modifier("foregroundStyle", "_: Style, _: Style, _: Style") { v, a in
      v.foregroundStyle(a.style(0) ?? Color.primary, a.style(1) ?? Color.secondary, a.style(2) ?? Color.secondary)
    }
    modifier("foregroundStyle", "_: Style, _: Style") { v, a in
      v.foregroundStyle(a.style(0) ?? Color.primary, a.style(1) ?? Color.secondary)
    }
    textual("foregroundStyle", "_: Style", { text, a in (a.style(0) as? Color).map { text.foregroundColor($0) } }) {
      v, a in
      v.foregroundStyle(a.style(0) ?? Color.primary)
    }
    modifier("tint", "_: Style?") { v, a in v.tint(a.style(0) as? Color) }
    modifier("accentColor", "_: Color?") { v, a in v.tint(a.native(0)) }
    modifier("textCase", "_: TextCase?") { v, a in v.textCase(a.native(0)) }
    modifier("lineSpacing", "_: Double") { v, a in v.lineSpacing(a.double(0) ?? 0) }
    modifier("multilineTextAlignment", "_: TextAlignment") { v, a in v.multilineTextAlignment(a.native(0) ?? .leading) }
    modifier("truncationMode", "_: Truncation") { v, a in v.truncationMode(a.native(0) ?? .tail) }
    modifier("minimumScaleFactor", "_: Double") { v, a in v.minimumScaleFactor(a.double(0) ?? 1) }
    modifier("lineLimit", "_: Int?", "_: Int, reservesSpace: Bool?") { v, a in
      guard let limit = a.int(0) else { return v.lineLimit(nil) }
      return a.has(1) ? v.lineLimit(limit, reservesSpace: a.bool(1) ?? false) : v.lineLimit(limit)
    }
    modifier("lineLimit", "_: Any") { v, a in
      guard case .range(let range)? = a[0] else { return v }
      let low = Int(clamping: max(range.lower, 0))
      guard range.upperBound != nil else { return v.lineLimit(low...) }
      return v.lineLimit(max(low, 1)...max(Int(clamping: range.upper), low, 1))
    }
    modifier("dynamicTypeSize", "_: DynamicTypeSize") { v, a in
      v.dynamicTypeSize(a.native(0, as: DynamicTypeSize.self) ?? .large)
    }
    modifier("dynamicTypeSize", "_: Any") { v, _ in v }
    modifier("imageScale", "_: Scale") { v, a in v.imageScale(a.native(0) ?? .medium) }
    modifier("preferredColorScheme", "_: ColorScheme?") { v, a in v.preferredColorScheme(a.native(0)) }
    modifier("colorScheme", "_: ColorScheme") { v, a in v.colorScheme(a.native(0) ?? .light) }
    modifier("resizable", "capInsets: EdgeInsets?, resizingMode: Any?") { v, a in
      (v as? Image)?.resizable(capInsets: a.native(0) ?? .zero) ?? v
    }
    inert(
      "symbolRenderingMode", "interpolation", "antialiased", "symbolEffect",
      "textScale", "contentTransition")
  }

  /// A modifier that keeps a `Text` a `Text`, so that texts can still be added.
  private mutating func textual(
    _ name: String, _ signature: String, _ text: @escaping (Text, Inputs) -> Text?,
    _ other: @escaping (any View, Inputs) throws -> any View
  ) {
    modifier(name, signature) { view, inputs in
      if let base = view as? Text, let styled = text(base, inputs) { return styled }
      return try other(view, inputs)
    }
  }
}
