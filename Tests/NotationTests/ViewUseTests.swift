import Notation
import Testing

/// Which views and modifiers a fence uses, and where.
@Suite struct ViewUseTests {
  @Test(arguments: [
    ("Text(\"a\").padding(8)", ["padding(_:)", "Text(_:)"]),
    (
      "HStack(spacing: 0) { Text(\"a\").frame(maxWidth: .infinity); Color.red }",
      ["HStack(spacing:)", "frame(maxWidth:) in HStack", "Text(_:) in HStack", "Color in HStack"]
    ),
    ("VStack { ForEach(0..<3) { _ in Spacer() } }", ["VStack", "ForEach(_:) in VStack", "Spacer in VStack"]),
    (
      "Text(\"a\").overlay { Circle().fill(.red) }",
      ["overlay", "Text(_:)", "fill(_:) in .overlay", "Circle in .overlay"]
    ),
    (
      "struct Card: View { var body: some View { ZStack { Divider() } } }\nCard { Text(\"x\") }",
      ["ZStack", "Divider in ZStack", "Text(_:) in Card"]
    ),
    // Not everything that is named like a modifier is one.
    ("let x = [1, 2].map { $0 }; let f = proxy.frame(in: .global)", []),
    ("Text(\"a\").font(.system(size: 12))", ["font(_:)", "Text(_:)"]),
    ("VStack {", ["VStack"]), ("", []),
  ])
  func uses(_ source: String, _ expected: [String]) {
    let found = viewUses(in: ParsedFence(source)).map { $0.form + ($0.container.map { " in " + $0 } ?? "") }
    #expect(found == expected)
  }
}
