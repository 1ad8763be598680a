import SwiftUI

struct Field: View {
  @Binding var name: String
  @FocusState private var isFocused
  @FocusState private var place: Int?
  @AccessibilityFocusState private var isSpoken: Bool

  var body: some View {
    TextField("Name", text: $name)
      .focused($isFocused)
      .focused($place, equals: 1)
      .accessibilityFocused($isSpoken)
      .renameAction { isFocused = true }
  }
}

struct Form: View {
  @State private var name = ""
  @Environment(\.defaultMinListRowHeight) private var rowHeight: CGFloat
  @Environment(\.defaultMinListHeaderHeight) private var headerHeight: CGFloat?

  var body: some View {
    Field(name: $name)
    LabeledContent("Share", value: 0.5, format: .percent)
    Stepper(onIncrement: { name += "a" }, onDecrement: nil, label: { Text("Letters") })
    Stepper(value: .constant(1), in: 1...5, onEditingChanged: { _ in }) { Text("Number") }
  }
}
