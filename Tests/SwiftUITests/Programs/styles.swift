import SwiftUI

struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

extension ButtonStyle where Self == Pressed {
  static var pressed: Pressed { Pressed() }
}

struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Image(systemName: configuration.isOn ? "checkmark" : "square")
    }
  }
}

struct Styled: View {
  @State private var isOn = false
  @State private var date = Date()
  @State private var choice = 1
  var body: some View {
    Button("Go") {}.buttonStyle(.pressed)
    Toggle("On", isOn: $isOn).toggleStyle(Check())
    DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(GraphicalDatePickerStyle())
    Picker("One", selection: $choice) { ForEach(1..<4) { Text("\($0)").tag($0) } }.pickerStyle(SegmentedPickerStyle())
    TabView { Text("a") }.tabViewStyle(.page(indexDisplayMode: .never))
  }
}
