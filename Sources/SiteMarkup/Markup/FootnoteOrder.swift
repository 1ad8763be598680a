/// The footnotes of a page in the order of their first references, in which readers see their numbers.
struct FootnoteOrder {
  /// The numbers that the footnotes have in the note.
  private(set) var numbers: [Int] = []
  /// The place of each footnote in that order, by its number in the note.
  private var places: [Int: Int] = [:]
  /// The lowest number that may be missing.
  private var unmet = 1

  /// Returns the number that readers see, and adds the footnote if it is new.
  mutating func shown(_ number: Int) -> Int {
    if let place = places[number] { return place + 1 }
    places[number] = numbers.count
    numbers.append(number)
    return numbers.count
  }

  /// Returns the first footnote without a reference; `nil` if all have one.
  mutating func firstUnmet(of count: Int) -> Int? {
    while places[unmet] != nil { unmet += 1 }
    return unmet <= count ? unmet : nil
  }
}
