/// How deep the headings of a page are within one another, below the page's title.
///
/// Authors leave levels out, often for the size of the letters: `####` right below the title. Who has the page read aloud goes
/// by levels, so that they are told how deep a heading is, and see it as it is written.
struct HeadingDepth {
  private var around = [1]

  /// The depth of the next heading, from 1 on.
  mutating func next(_ level: Int) -> Int {
    while let last = around.last, last >= level { around.removeLast() }
    around.append(level)
    return around.count
  }
}
