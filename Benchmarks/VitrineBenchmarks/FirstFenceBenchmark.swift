import FenceSyntax
import Notation

/// Times the first two fences of a process, as far as they become views: what the first costs more is what is made once.
enum FirstFenceBenchmark {
  static func run() {
    let seconds = ["One", "Two"].map { word in
      ContinuousClock().measure {
        _ = Notebook().evaluate("Text(\"\(word)\").padding(10).background(Color.teal)").drawings
      }.seconds
    }
    print("first \(seconds[0] * 1e9) \(seconds[1] * 1e9)")
  }
}
