import SwiftUI

@main
struct Main: App {
  @StateObject private var model = Model()
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup { Text("\(model.count)").environmentObject(model) }
      .onChange(of: phase) { _, new in if new == .background { model.count = 0 } }
  }
}

final class Model: ObservableObject {
  @Published var count = 0
}
