import FenceSyntax

extension Statement {
  /// The statement as it would stand in a fence: what a playground shows is the view that is given to it.
  ///
  /// `PlaygroundPage.current.setLiveView(ContentView())` and `….liveView = ContentView()` become `ContentView()`; what else is
  /// told to the page is left out (`nil`).
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
  /// `PlaygroundPage.current`
  fileprivate var isPlaygroundPage: Bool {
    guard case .member(let base, "current") = kind, case .name("PlaygroundPage") = base.kind else { return false }
    return true
  }
}
