/// Works on elements in parallel and returns the results in the elements' order.
///
/// - Parameter workers: the number of elements that are worked on at the same time.
package func inOrder<Element: Sendable, Result: Sendable>(
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

/// Works on batches of elements in parallel, each batch on a thread with a large stack, and returns the results in the
/// elements' order. For work that takes less time per element than switching threads.
///
/// - Parameter workers: the number of threads at the same time.
package func inBatches<Element: Sendable, Result: Sendable>(
  _ elements: [Element], workers: Int, didFinish: (Int) -> Void = { _ in },
  work: @escaping @Sendable (Element) -> Result
) async -> [Result] {
  // Batches are small enough for the last ones to end at about the same time.
  let size = max(1, min(16, elements.count / (max(1, workers) * 4)))
  let starts = Array(stride(from: 0, to: elements.count, by: size))
  let batches = await inOrder(
    starts, workers: workers, didFinish: { didFinish(min($0 * size, elements.count)) }
  ) { start in
    await DeepStack.run { elements[start..<min(start + size, elements.count)].map(work) }
  }
  return Array(batches.joined())
}
