import Foundation
import Synchronization

extension Process {
  /// Starts the program; no two are started at the same moment.
  ///
  /// Foundation learns that a program has ended when the last holder of a socket has closed it, which the program inherits. One that
  /// another thread starts meanwhile inherits it as well, and as long as that lives, whoever waits for the first waits.
  package func start() throws { try starting.withLock { _ in try run() } }
}

private let starting = Mutex(())
