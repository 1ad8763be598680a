import Combine
import SwiftUI

final class Search: ObservableObject {
  @Published var text = ""
  @Published private(set) var results: [String] = []
  private var subscriptions = Set<AnyCancellable>()

  init() {
    $text.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates()
      .combineLatest($results).map { text, results in results.filter { $0.contains(text) } }
      .sink { [weak self] in self?.results = $0 }.store(in: &subscriptions)
  }
}

struct Searching: View {
  @StateObject private var search = Search()
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    List(search.results, id: \.self) { Text($0) }.searchable(text: $search.text, prompt: "Names")
      .onReceive(timer) { _ in search.text = "" }
      .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
  }
}

final class Form: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published private(set) var isValid = false

  init() {
    Publishers.CombineLatest($name, $password).map { !$0.isEmpty && $1.count > 7 }.assign(to: &$isValid)
    _ = Publishers.CombineLatest3($name, $password, $isValid).map { name, password, _ in name + password }
    _ = Publishers.Merge($name, $password).removeDuplicates()
  }
}
