import Combine
import SwiftUI

// Views as an app for Apple's platforms has them: this file imports nothing of this library by its own name.

/// A model that announces its changes by Combine.
final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  private(set) var heard: [Int] = []
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $count.dropFirst().sink { [weak self] in self?.heard.append($0) }.store(in: &subscriptions)
  }
}

/// A model that announces its changes itself.
final class Announcer: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var count = 0 { willSet { objectWillChange.send() } }
}

struct Counting: View {
  @ObservedObject var counter: Counter
  @ObservedObject var announcer: Announcer

  var body: some View { Text("\(counter.count) and \(announcer.count)") }
}

struct Receiving: View {
  let numbers: PassthroughSubject<Int, Never>
  @State private var last = 0

  var body: some View { Text("last \(last)").onReceive(numbers) { last = $0 } }
}

struct Touched: View {
  @State private var taps = 0
  @State private var end = CGSize.zero
  @GestureState private var isDragged = false

  var body: some View {
    VStack {
      Text("\(taps) taps").onTapGesture { taps += 1 }
      Text("moved \(Int(end.width))").gesture(
        DragGesture().updating($isDragged) { _, state, _ in state = true }.onEnded { end = $0.translation })
      Text(isDragged ? "held" : "free")
    }
  }
}

struct Presenting: View {
  @State private var showsSheet = false
  @State private var showsAlert = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Open") { showsSheet = true }
      Button("Warn") { showsAlert = true }
    }
    .sheet(isPresented: $showsSheet) { Sheet() }
    .alert("Careful", isPresented: $showsAlert) { Button("Understood", role: .cancel) {} }
  }

  private struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }
}

struct Triangle: InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack(spacing: 0) {
      configuration
      Rectangle().frame(height: 2)
    }
  }
}

private enum Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

extension HorizontalAlignment {
  static let quarter = HorizontalAlignment(Quarter.self)
}

extension EnvironmentValues {
  @Entry var level = 1
  @Entry var unit: String?
}

struct Entries: View {
  @Environment(\.level) private var level
  @Environment(\.unit) private var unit

  var body: some View { Text("\(level) \(unit ?? "none")") }
}

/// A view in which both values are set for the inner of two.
struct SetEntries: View {
  var body: some View {
    Entries()
    Entries().environment(\.level, 2).environment(\.unit, "m")
  }
}

#Preview { SetEntries() }
