import VitrineUI

extension Catalog {
  /// What SwiftUI's betas called otherwise, as notes of that time still have it.
  mutating func addFormer() {
    formerModifier("color", "_: Color", now: ".foregroundColor(…)") { v, a in v.foregroundColor(a.native(0)) }
    formerModifier("background", "_: Style, cornerRadius: Double", now: ".background(…, in: .rect(cornerRadius: …))") {
      v, a in
      v.background(
        style: a.style(0) ?? Color.clear, in: RoundedRectangle(cornerRadius: a.double(1) ?? 0))
    }
  }
}
