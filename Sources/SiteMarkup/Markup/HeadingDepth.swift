/// The depth of a page's headings within one another, below the page's title.
///
/// Authors skip levels, often for the size of the letters: `####` directly below the title. Screen readers navigate by
/// levels, so that they get the depth of a heading, while it looks as written.
struct HeadingDepth {
  private var around = [1]

  /// Returns the depth of the next heading, counted from 1.
  mutating func next(_ level: Int) -> Int {
    while let last = around.last, last >= level { around.removeLast() }
    around.append(level)
    return around.count
  }
}
