import TestSupport

/// Programs put together at random: views with state, bindings, environment and values from outside, in stacks, branches,
/// loops and behind identifiers.
///
/// Each view prints its name and all that its body depends on when its body runs.
package struct RandomProgram {
  private var types: [String] = []
  package private(set) var source = ""

  package init(_ random: inout SplitMix64) {
    let count = Int.random(in: 2...5, using: &random)
    for number in (0..<count).reversed() { types.append(kind(number, of: count, &random)) }
    source = """
      struct MoodKey: EnvironmentKey { static let defaultValue = 0 }
      extension EnvironmentValues {
        var mood: Int {
          get { self[MoodKey.self] }
          set { self[MoodKey.self] = newValue }
        }
      }
      \(types.joined(separator: "\n"))
      struct V: View {
        @State private var n = 0
        @State private var flag = false
        @State private var items = [1, 2, 3]
        @State private var shared = 0
        var body: some View {
          let _ = print("V \\(n) \\(flag) \\(items)")
          VStack(spacing: 1) {
            Button("n") { n += 1 }
            Button("flip") { flag.toggle() }
            Button("turn") { items.reverse() }
            Button("add") { items.append((items.max() ?? 0) + 1) }
            Button("drop") { if !items.isEmpty { items.removeFirst() } }
            \((0..<Int.random(in: 1...3, using: &random)).map { _ in place(0..<count, "n", "$shared", &random) }.joined(separator: "\n      "))
          }
        }
      }
      V()
      """
  }

  /// A view type that may show those of higher numbers.
  private func kind(_ number: Int, of count: Int, _ random: inout SplitMix64) -> String {
    let readsMood = Bool.random(using: &random)
    let later = number + 1..<count
    let inner = later.isEmpty || Int.random(in: 0..<3, using: &random) == 0 ? "" : place(later, "x", "$b", &random)
    return """
      struct K\(number): View {
        let x: Int
        @Binding var b: Int
        @State private var own = 0
        \(readsMood ? "@Environment(\\.mood) private var mood" : "")
        var body: some View {
          let _ = print("K\(number) \\(x) \\(b) \\(own)\(readsMood ? " \\(mood)" : "")")
          \(Bool.random(using: &random) ? "HStack" : "VStack")(spacing: 1) {
            Button("own") { own += 1 }
            Button("b") { b += 1 }
            \(inner)
          }
        }
      }
      """
  }

  /// A use of one of the types.
  private func place(_ kinds: Range<Int>, _ value: String, _ binding: String, _ random: inout SplitMix64) -> String {
    let kind = Int.random(in: kinds, using: &random)
    let outside = value == "n"
    let given = [value, "\(value) / 2", "7"].randomElement(using: &random) ?? value
    let view = "K\(kind)(x: \(given), b: \(binding))"
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where outside: return "if flag { \(view) } else { \(view).padding(1) }"
    case 1 where outside: return "if flag { \(view) }"
    case 2 where outside: return "ForEach(items, id: \\.self) { i in K\(kind)(x: i, b: \(binding)) }"
    case 3: return "\(view).id(\(value) / 3)"
    case 4: return "\(view).environment(\\.mood, \(value) % 2)"
    case 5: return "HStack { \(view) }.padding(2)"
    case 6: return "if \(value) > 1 { \(view) } else { Text(\"none\") }"
    default: return view
    }
  }
}
