extension Prelude {
  /// Groups of tasks and streams of values over time.
  package static let tasks = Prelude(
    words: ["TaskGroup", "AsyncStream", "AsyncThrowingStream"],
    source: """
      final class TaskGroup: AsyncSequence {
        private var finished: [Any] = []
        private var running = 0
        private var waiter: Any = nil
        private var tasks: [Any] = []
        var isEmpty: Bool { running == 0 && finished.isEmpty }
        var isCancelled: Bool { Task.isCancelled }
        func addTask(priority: Any = 0, operation: @escaping () async throws -> Any) {
          running += 1
          tasks.append(Task {
            do { let value = try await operation(); finish([value]) } catch { finish([nil, error]) }
          })
        }
        func addTaskUnlessCancelled(priority: Any = 0, operation: @escaping () async throws -> Any) -> Bool {
          if Task.isCancelled { return false }
          addTask(operation: operation)
          return true
        }
        private func finish(_ outcome: Any) {
          running -= 1
          finished.append(outcome)
          if let waiting = waiter { waiter = nil; waiting.resume() }
        }
        func next() async throws -> Any? {
          if finished.isEmpty {
            if running == 0 { return nil }
            await withCheckedContinuation { waiter = $0 }
          }
          if finished.isEmpty { return nil }
          let outcome = finished.removeFirst()
          if outcome.count > 1 { throw outcome[1] }
          return outcome[0]
        }
        func waitForAll() async throws {
          while !isEmpty { _ = try await next() }
        }
        func cancelAll() { tasks.forEach { $0.cancel() } }
        func makeAsyncIterator() -> TaskGroup { self }
      }

      func withTaskGroup(of type: Any = 0, returning: Any = 0, body: @escaping (inout TaskGroup) async throws -> Any) async throws -> Any {
        var group = TaskGroup()
        let result = try await body(group)
        while !group.isEmpty { _ = try await group.next() }
        return result
      }
      func withThrowingTaskGroup(of type: Any = 0, returning: Any = 0, body: @escaping (inout TaskGroup) async throws -> Any) async throws -> Any {
        var group = TaskGroup()
        let result = try await body(group)
        while !group.isEmpty { _ = try await group.next() }
        return result
      }
      func withDiscardingTaskGroup(returning: Any = 0, body: @escaping (inout TaskGroup) async throws -> Any) async throws -> Any {
        var group = TaskGroup()
        let result = try await body(group)
        while !group.isEmpty { _ = try await group.next() }
        return result
      }

      final class StreamContinuation {
        let stream: Any
        init(_ stream: Any) { self.stream = stream }
        var onTermination: Any = nil
        func yield(_ value: Any = ()) { stream.add([value]) }
        func finish() { stream.end() }
        func finish(throwing error: Any) { if error != nil { stream.add([nil, error]) }; stream.end() }
      }

      final class AsyncStream: AsyncSequence {
        private var buffer: [Any] = []
        private var isFinished = false
        private var waiter: Any = nil
        private var unfold: Any = nil
        init(_ type: Any = 0, bufferingPolicy: Any = 0, _ build: @escaping (StreamContinuation) -> Void) {
          build(StreamContinuation(self))
        }
        init(unfolding: @escaping () async -> Any) { unfold = unfolding }
        static func makeStream(of type: Any = 0, bufferingPolicy: Any = 0) -> Any {
          let stream = AsyncStream { _ in }
          return (stream: stream, continuation: StreamContinuation(stream))
        }
        func add(_ outcome: Any) { buffer.append(outcome); wake() }
        func end() { isFinished = true; wake() }
        private func wake() { if let waiting = waiter { waiter = nil; waiting.resume() } }
        func makeAsyncIterator() -> AsyncStream { self }
        func next() async throws -> Any? {
          if let make = unfold { return await make() }
          while buffer.isEmpty {
            if isFinished { return nil }
            await withCheckedContinuation { waiter = $0 }
          }
          let outcome = buffer.removeFirst()
          if outcome.count > 1 { throw outcome[1] }
          return outcome[0]
        }
      }
      typealias AsyncThrowingStream = AsyncStream
      """)

  /// Values by key, and notices to whoever wants them.
  package static let storage = Prelude(
    words: ["NotificationCenter", "Notification"],
    source: """
      struct Notification {
        struct Name: Hashable {
          let rawValue: String
          init(_ rawValue: String) { self.rawValue = rawValue }
          init(rawValue: String) { self.rawValue = rawValue }
        }
        var name: Name
        var object: Any
        var userInfo: Any
        init(name: Name, object: Any = nil, userInfo: Any = nil) {
          self.name = name
          self.object = object
          self.userInfo = userInfo
        }
      }
      typealias NSNotification = Notification

      final class NotificationCenter {
        static let `default` = NotificationCenter()
        private var subjects: [String: Any] = [:]
        private func subject(_ name: Notification.Name) -> Any {
          if let known = subjects[name.rawValue] { return known }
          let made = PassthroughSubject()
          subjects[name.rawValue] = made
          return made
        }
        func publisher(for name: Notification.Name, object: Any = nil) -> AnyPublisher {
          subject(name).filter { object == nil || $0.object === object }
        }
        func post(name: Notification.Name, object: Any = nil, userInfo: Any = nil) {
          subject(name).send(Notification(name: name, object: object, userInfo: userInfo))
        }
        func post(_ notification: Notification) { subject(notification.name).send(notification) }
        func addObserver(forName name: Notification.Name, object: Any = nil, queue: Any = nil, using block: @escaping (Notification) -> Void) -> AnyCancellable {
          publisher(for: name, object: object).sink(receiveValue: block)
        }
        func removeObserver(_ observer: Any) { observer.cancel() }
      }
      """)

  /// What goes wrong where values are read.
  static let coding = Prelude(
    words: ["JSONDecoder", "JSONEncoder", "CodingKey", "DecodingError", "EncodingError"],
    source: """
      struct DecodingContext {
        let codingPath: [Any]
        let debugDescription: String
      }
      struct AnyCodingKey {
        let stringValue: String
        let intValue: Any
        var description: String { stringValue }
      }
      enum DecodingError: Error {
        case keyNotFound(Any, DecodingContext)
        case typeMismatch(Any, DecodingContext)
        case valueNotFound(Any, DecodingContext)
        case dataCorrupted(DecodingContext)
        typealias Context = DecodingContext
        static func dataCorruptedError(forKey key: Any, in container: Any, debugDescription: String) -> DecodingError {
          .dataCorrupted(DecodingContext(codingPath: container.codingPath + [key], debugDescription: debugDescription))
        }
        static func dataCorruptedError(in container: Any, debugDescription: String) -> DecodingError {
          .dataCorrupted(DecodingContext(codingPath: container.codingPath, debugDescription: debugDescription))
        }
        var localizedDescription: String {
          switch self {
          case .keyNotFound: "The data couldn’t be read because it is missing."
          case .typeMismatch, .dataCorrupted: "The data couldn’t be read because it isn’t in the correct format."
          case .valueNotFound: "The data couldn’t be read because it is missing."
          }
        }
      }
      enum EncodingError: Error {
        case invalidValue(Any, Any)
        typealias Context = DecodingContext
      }
      """)
}
