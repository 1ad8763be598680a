import SwiftUI

actor Store {
  var count = 0
  func add() { count += 1 }
}

struct Adding: View {
  let store = Store()
  @State private var count = 0
  var body: some View {
    Text("\(count)").task {
      await store.add()
      count = await store.count
    }
  }
}
