import Foundation
import Synchronization

extension Process {
  /// Starts the program. Programs are started one at a time.
  ///
  /// Foundation notices the end of a program when a socket that the program inherited is closed in all processes. A
  /// program that another thread starts at the same moment would inherit the socket as well, and delay the notification
  /// until it ends.
  package func start() throws { try starting.withLock { _ in try run() } }
}

/// Held while a program is started, or a descriptor is opened that no program may inherit by chance.
let starting = Mutex(())
