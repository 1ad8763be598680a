/// Works on elements in parallel and gives the results in the elements' order.
///
/// - Parameter workers: how many at a time.
func inOrder<Element: Sendable, Result: Sendable>(
  _ elements: [Element], workers: Int, didFinish: (Int) -> Void = { _ in },
  work: @escaping @Sendable (Element) async -> Result
) async -> [Result] {
  var results = [Result?](repeating: nil, count: elements.count)
  await withTaskGroup(of: (Int, Result).self) { group in
    var next = 0
    func startNext() {
      guard next < elements.count else { return }
      let index = next
      let element = elements[index]
      next += 1
      group.addTask { (index, await work(element)) }
    }
    for _ in 0..<max(1, workers) { startNext() }
    var done = 0
    while let (index, result) = await group.next() {
      results[index] = result
      done += 1
      didFinish(done)
      startNext()
    }
  }
  return results.compactMap(\.self)
}
