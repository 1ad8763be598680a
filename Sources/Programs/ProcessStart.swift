import Dispatch
import Foundation
import Synchronization

extension Process {
  /// Starts the program. Programs are started one at a time.
  ///
  /// Foundation notices the end of a program when a socket that the program inherited is closed in all processes. A
  /// program that another thread starts at the same moment would inherit the socket as well, and delay the notification
  /// until it ends.
  package func start() throws { try ProgramStarter.shared.start(self) }
}

/// Held while a program is started, or a descriptor is opened that no program may inherit by chance.
let starting = Mutex(())

/// The thread that starts programs. Linux ends a sandbox together with the thread that started it, so that thread must
/// live as long as this process.
private final class ProgramStarter: Sendable {
  static let shared = ProgramStarter()

  private let waiting = Mutex<[@Sendable () -> Void]>([])
  private let arrival = DispatchSemaphore(value: 0)

  private init() {
    Thread { [self] in
      while true {
        arrival.wait()
        waiting.withLock { $0.removeFirst() }()
      }
    }.start()
  }

  func start(_ process: Process) throws {
    let result = Mutex<Result<Void, any Error>>(.success(()))
    let end = DispatchSemaphore(value: 0)
    waiting.withLock {
      $0.append {
        // A program inherits the signals that are blocked, and threads of Foundation block most.
        var (none, own) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &own)
        let outcome = starting.withLock { _ in Result { try process.run() } }
        pthread_sigmask(SIG_SETMASK, &own, nil)
        result.withLock { $0 = outcome }
        end.signal()
      }
    }
    arrival.signal()
    end.wait()
    try result.withLock { $0 }.get()
  }
}
