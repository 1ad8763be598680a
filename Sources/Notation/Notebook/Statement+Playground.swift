import FenceSyntax

extension Statement {
  /// The statement without playground calls, so that the view that a playground shows is drawn.
  ///
  /// `PlaygroundPage.current.setLiveView(ContentView())` and `….liveView = ContentView()` become `ContentView()`; other
  /// calls on the page become `nil`.
  var withoutPlayground: Statement? {
    guard case .expression(let expression) = kind else { return self }
    switch expression.kind {
    case .assign(_, let target, let source):
      guard case .member(let page, let name) = target.kind, page.isPlaygroundPage else { return self }
      return name == "liveView" ? Statement(.expression(source), mark) : nil
    case .call(let callee, let arguments):
      guard case .member(let page, let name) = callee.kind, page.isPlaygroundPage else { return self }
      guard name == "setLiveView", let view = arguments.first else { return nil }
      return Statement(.expression(view.value), mark)
    default: return self
    }
  }
}

extension Expression {
  fileprivate var isPlaygroundPage: Bool {
    guard case .member(let base, "current") = kind, case .name("PlaygroundPage") = base.kind else { return false }
    return true
  }
}
