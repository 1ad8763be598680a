/// A clock that stands still until it is put forward, with what is due on it.
///
/// It counts whole nanoseconds, so that three tenths of a second are as long as a tenth and two tenths.
package final class VirtualClock {
  /// What is due at a time.
  package struct Ticket: Hashable {
    fileprivate let time: Int64
    /// Among those of the same time, the one that was asked for first comes first.
    fileprivate let number: Int

    fileprivate func isBefore(_ other: Ticket) -> Bool { (time, number) < (other.time, other.number) }
  }

  /// Nanoseconds since the clock was made.
  package private(set) var now: Int64 = 0
  private var due: [(ticket: Ticket, action: () -> Void)] = []
  private var count = 0

  package init() {}

  /// How much is due, now or later.
  package var waiting: Int { due.count }

  /// When what is due is due, in order.
  var times: [Int64] { due.map(\.ticket.time) }

  /// When something is due next.
  var next: Int64? { due.first?.ticket.time }

  /// Whether something is due that has not been done.
  var isDue: Bool { next.map { $0 <= now } ?? false }

  /// A length of time in nanoseconds: none below nothing, and at most thirty years.
  package static func nanoseconds(_ seconds: Double) -> Int64 {
    seconds > 0 ? Int64((min(seconds, 1e9) * 1e9).rounded()) : 0
  }

  /// Has an action done once the clock shows a time; at the next turn, if that has passed.
  @discardableResult
  package func schedule(at time: Int64, _ action: @escaping () -> Void) -> Ticket {
    count += 1
    let ticket = Ticket(time: max(time, now), number: count)
    due.insert((ticket, action), at: index(of: ticket))
    return ticket
  }

  package func cancel(_ ticket: Ticket) {
    let index = index(of: ticket)
    if due.indices.contains(index), due[index].ticket == ticket { due.remove(at: index) }
  }

  private func index(of ticket: Ticket) -> Int {
    var (low, high) = (0, due.count)
    while low < high {
      let middle = (low + high) / 2
      if due[middle].ticket.isBefore(ticket) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Does what is due, but for what only comes to be due meanwhile.
  func runDue() {
    let last = count
    while let (ticket, action) = due.first, ticket.time <= now, ticket.number <= last {
      due.removeFirst()
      action()
    }
  }

  func advance(to time: Int64) { now = max(now, time) }
}
