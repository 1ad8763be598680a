/// A clock that only advances on request, with actions scheduled on it.
///
/// It counts whole nanoseconds, so that 0.1 s and 0.2 s add up to exactly 0.3 s.
package final class VirtualClock {
  /// A scheduled action, for cancelling it.
  package struct Ticket: Hashable {
    fileprivate let time: Int64
    /// The number in order of scheduling, which is also the order of actions at the same time.
    fileprivate let number: Int

    fileprivate func isBefore(_ other: Ticket) -> Bool { (time, number) < (other.time, other.number) }
  }

  /// The time since the clock was created, in nanoseconds.
  package private(set) var now: Int64 = 0
  private var due: [(ticket: Ticket, action: () -> Void)] = []
  private var count = 0

  package init() {}

  /// The number of scheduled actions.
  package var waiting: Int { due.count }

  /// The times of the scheduled actions in nanoseconds, in order.
  var times: [Int64] { due.map(\.ticket.time) }

  /// The time of the next scheduled action, in nanoseconds.
  var next: Int64? { due.first?.ticket.time }

  /// Whether an action is due.
  var isDue: Bool { next.map { $0 <= now } ?? false }

  /// Returns a number of seconds in nanoseconds, limited to the range from 0 to 1e9 s (about 30 years).
  package static func nanoseconds(_ seconds: Double) -> Int64 {
    seconds > 0 ? Int64((min(seconds, 1e9) * 1e9).rounded()) : 0
  }

  /// Schedules an action for a time in nanoseconds; if that has passed, for the next call of `runDue()`.
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

  /// Performs all due actions, except those that are scheduled meanwhile.
  func runDue() {
    let last = count
    while let (ticket, action) = due.first, ticket.time <= now, ticket.number <= last {
      due.removeFirst()
      action()
    }
  }

  /// Performs the next actions, as if the time until then had passed; returns false if none is scheduled.
  package func performNext() -> Bool {
    guard let next else { return false }
    advance(to: next)
    runDue()
    return true
  }

  func advance(to time: Int64) { now = max(now, time) }
}
