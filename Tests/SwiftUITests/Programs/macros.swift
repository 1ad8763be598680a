import SwiftUI

extension EnvironmentValues {
  @Entry var count: Int = 5  // = 6
  @Entry public var name = "a = \"b\" // c"
  @Entry var scores: [String: Int]?
  @Entry var isEven: (Int) -> Bool = { $0 % 2 == 0 }
}

extension FocusedValues {
  @Entry var chosen: Binding<Int>?
}

struct ContentView: View {
  @Environment(\.count) private var count
  @Environment(\.name) private var name
  @FocusedValue(\.chosen) private var chosen
  let title: String

  var body: some View {
    Text("\(count) \(name) \(chosen?.wrappedValue ?? 0) \(title)")
      .environment(\.isEven) { $0 == 2 }
      .environment(\.scores, ["a": 1])
  }
}

#Preview { ContentView(title: "a") }

#Preview("Wide", traits: .landscapeLeft, .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  let title = "b"
  Toggle("On", isOn: $isOn)
  ContentView(title: title)
}
