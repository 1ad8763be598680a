/// A stretch of an evaluation that may pause and be taken up again where it was.
///
/// The evaluator itself never pauses. A routine holds the statements of an asynchronous function at their place, has the
/// evaluator run those without an `await`, and stops at the others until what they wait for is there.
protocol Routine: AnyObject {
  /// Goes on to the next pause or to the end. Once it has ended or thrown, it is not called again.
  func resume() throws -> Progress
}

enum Progress {
  case paused(Pause)
  case ended(Flow)
}

/// What a routine waits for.
enum Pause {
  /// The clock's reaching a time.
  case until(Int64)
  /// A task's end.
  case task(FenceTask)
}

/// Thrown by what would pause, to whoever can wait for it.
struct Pausing: Error {
  let routine: any Routine
  /// The call or member that pauses.
  var expression: Expression?
}

/// A routine made of others: each that ends says what comes next.
final class Chain: Routine {
  enum Next {
    case routine(any Routine, then: (Flow) throws -> Next)
    case end(Flow)
  }

  private var begin: (() throws -> Next)?
  private var next = Next.end(.normal)

  init(_ begin: @escaping () throws -> Next) { self.begin = begin }

  func resume() throws -> Progress {
    if let begin {
      self.begin = nil
      next = try begin()
    }
    while true {
      switch next {
      case .end(let flow): return .ended(flow)
      case .routine(let routine, let then):
        switch try routine.resume() {
        case .paused(let pause): return .paused(pause)
        case .ended(let flow): next = try then(flow)
        }
      }
    }
  }
}

/// Statements in order, in a scope of their own.
final class Block: Routine {
  private let statements: [Statement]
  private let scope: Scope
  private let interpreter: Interpreter
  private var index = 0
  private var current: (any Routine)?
  private var deferred: [[Statement]] = []

  init(_ statements: [Statement], _ scope: Scope, _ interpreter: Interpreter) {
    (self.statements, self.scope, self.interpreter) = (statements, scope, interpreter)
    interpreter.hoist(statements, in: scope)
  }

  func resume() throws -> Progress {
    let progress: Progress
    do { progress = try run() } catch {
      runDeferred()
      throw error
    }
    if case .ended = progress { runDeferred() }
    return progress
  }

  private func run() throws -> Progress {
    while true {
      if let current {
        let progress = try current.resume()
        guard case .ended(.normal) = progress else { return progress }
        self.current = nil
      }
      guard index < statements.count else { return .ended(.normal) }
      let statement = statements[index]
      index += 1
      if case .defer_(let body) = statement.kind {
        deferred.append(body)
      } else if statement.mayPause {
        current = interpreter.routine(statement, scope)
      } else {
        let flow = try interpreter.run(statement, scope)
        guard case .normal = flow else { return .ended(flow) }
      }
    }
  }

  private func runDeferred() {
    for body in deferred.reversed() { _ = try? interpreter.run(body, Scope(parent: scope)) }
  }
}

/// A body whose errors are handed to what catches them.
final class Catching: Routine {
  private var body: any Routine
  private var handler: ((Thrown) throws -> any Routine)?

  init(_ body: any Routine, _ handler: @escaping (Thrown) throws -> any Routine) {
    (self.body, self.handler) = (body, handler)
  }

  func resume() throws -> Progress {
    do { return try body.resume() } catch let thrown as Thrown {
      guard let handler else { throw thrown }
      self.handler = nil
      body = try handler(thrown)
      return try body.resume()
    }
  }
}
