extension Prelude {
  /// Combine: publishers hand each value at once to whoever is attached.
  package static let combine = Prelude(
    words: [
      "Combine", "Publisher", "publisher", "Subject", "AnyCancellable", "Just(", "Future", "onReceive", ".sink",
      "assign(to", "NotificationCenter",
    ],
    source: """
      final class AnyCancellable {
        private var action: Any
        init(_ action: @escaping () -> Void) { self.action = action }
        func cancel() {
          guard let end = action else { return }
          action = nil
          end()
        }
        func store(in bag: inout Any) { if bag is [Any] { bag.append(self) } else { bag.insert(self) } }
      }

      enum Subscribers {
        enum Completion { case finished, failure(Any) }
      }
      typealias Cancellable = AnyCancellable
      enum Completion { case finished, failure(Any) }

      class AnyPublisher {
        let attach: (@escaping (Any) -> Void, @escaping (Any) -> Void) -> () -> Void
        init(attach: @escaping (@escaping (Any) -> Void, @escaping (Any) -> Void) -> () -> Void) { self.attach = attach }
        init(_ other: AnyPublisher) { self.attach = other.attach }

        func sink(receiveValue: @escaping (Any) -> Void) -> AnyCancellable {
          return sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
        }
        func sink(receiveCompletion: @escaping (Any) -> Void, receiveValue: @escaping (Any) -> Void) -> AnyCancellable {
          var isLive = true
          let end = attach({ if isLive { receiveValue($0) } }, { if isLive { isLive = false; receiveCompletion($0) } })
          return AnyCancellable { isLive = false; end() }
        }
        func assign(to path: Any, on object: Any) -> AnyCancellable { return sink { object[keyPath: path] = $0 } }
        func assign(to property: Any) { property.take(from: self) }
        func eraseToAnyPublisher() -> AnyPublisher { return self }
        func receive(on scheduler: Any, options: Any = 0) -> AnyPublisher { return self }
        func subscribe(on scheduler: Any, options: Any = 0) -> AnyPublisher { return self }
        func subscribe(_ subject: Any) -> AnyCancellable { return sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) }) }
        func autoconnect() -> AnyPublisher { return self }
        func share() -> AnyPublisher { return self }
        func print(_ prefix: Any = "", to stream: Any = 0) -> AnyPublisher { return self }
        func setFailureType(to type: Any) -> AnyPublisher { return self }
        func mapError(_ transform: @escaping (Any) -> Any) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in attach(value, { if case .failure(let error) = $0 { done(Completion.failure(transform(error))) } else { done($0) } }) })
        }

        func map(_ transform: @escaping (Any) -> Any) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in attach({ value(transform($0)) }, done) })
        }
        func tryMap(_ transform: @escaping (Any) throws -> Any) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in
            var isLive = true
            return attach({
              if isLive { do { value(try transform($0)) } catch { isLive = false; done(Completion.failure(error)) } }
            }, { if isLive { done($0) } })
          })
        }
        func compactMap(_ transform: @escaping (Any) -> Any) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in attach({ let made = transform($0); if made != nil { value(made) } }, done) })
        }
        func filter(_ isIncluded: @escaping (Any) -> Bool) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in attach({ if isIncluded($0) { value($0) } }, done) })
        }
        func flatMap(maxPublishers: Any = 0, _ transform: @escaping (Any) -> Any) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in attach({ transform($0).attach(value, { _ in }) }, done) })
        }
        func switchToLatest() -> AnyPublisher {
          return AnyPublisher(attach: { value, done in
            var end = {}
            return attach({ end(); end = $0.attach(value, { _ in }) }, done)
          })
        }
        func removeDuplicates() -> AnyPublisher { return removeDuplicates { $0 == $1 } }
        func removeDuplicates(by isSame: @escaping (Any, Any) -> Bool) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in
            var last: Any = nil
            var isFirst = true
            return attach({ if isFirst || !isSame(last, $0) { isFirst = false; last = $0; value($0) } }, done)
          })
        }
        func dropFirst(_ count: Int = 1) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in
            var left = count
            return attach({ if left > 0 { left -= 1 } else { value($0) } }, done)
          })
        }
        func drop(while isDropped: @escaping (Any) -> Bool) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in
            var isOpen = false
            return attach({ if isOpen || !isDropped($0) { isOpen = true; value($0) } }, done)
          })
        }
        func prefix(_ count: Int) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in
            var left = count
            return attach({ if left > 0 { left -= 1; value($0); if left == 0 { done(Completion.finished) } } }, { if left > 0 { done($0) } })
          })
        }
        func prefix(while isIncluded: @escaping (Any) -> Bool) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in
            var isLive = true
            return attach({ if isLive { if isIncluded($0) { value($0) } else { isLive = false; done(Completion.finished) } } }, { if isLive { done($0) } })
          })
        }
        func first() -> AnyPublisher { return prefix(1) }
        func first(where isWanted: @escaping (Any) -> Bool) -> AnyPublisher { return filter(isWanted).prefix(1) }
        func last() -> AnyPublisher { return collect().compactMap { $0.last } }
        func collect() -> AnyPublisher {
          return AnyPublisher(attach: { value, done in
            var all = []
            return attach({ all.append($0) }, { value(all); done($0) })
          })
        }
        func count() -> AnyPublisher { return collect().map { $0.count } }
        func scan(_ start: Any, _ combine: @escaping (Any, Any) -> Any) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in
            var sum = start
            return attach({ sum = combine(sum, $0); value(sum) }, done)
          })
        }
        func reduce(_ start: Any, _ combine: @escaping (Any, Any) -> Any) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in
            var sum = start
            return attach({ sum = combine(sum, $0) }, { value(sum); done($0) })
          })
        }
        func replaceNil(with other: Any) -> AnyPublisher { return map { $0 ?? other } }
        func decode(type: Any, decoder: Any) -> AnyPublisher { return tryMap { try decoder.decode(type, from: $0) } }
        func encode(encoder: Any) -> AnyPublisher { return tryMap { try encoder.encode($0) } }
        func replaceError(with other: Any) -> AnyPublisher { return `catch` { _ in Just(other) } }
        func prepend(_ values: Any...) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in values.forEach { value($0) }; return attach(value, done) })
        }
        func append(_ values: Any...) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in attach(value, { values.forEach { value($0) }; done($0) }) })
        }
        func `catch`(_ handler: @escaping (Any) -> Any) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in
            attach(value, { end in
              if case .failure(let error) = end { handler(error).attach(value, done) } else { done(end) }
            })
          })
        }
        func handleEvents(receiveSubscription: Any = 0, receiveOutput: @escaping (Any) -> Void = { _ in }, receiveCompletion: @escaping (Any) -> Void = { _ in }, receiveCancel: Any = 0) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in attach({ receiveOutput($0); value($0) }, { receiveCompletion($0); done($0) }) })
        }
        func merge(with others: AnyPublisher...) -> AnyPublisher { return Publishers.MergeMany([self] + others) }
        func combineLatest(_ other: Any) -> AnyPublisher { return Publishers.latest([self, other]).map { ($0[0], $0[1]) } }
        func combineLatest(_ other: Any, _ transform: @escaping (Any, Any) -> Any) -> AnyPublisher {
          return Publishers.latest([self, other]).map { transform($0[0], $0[1]) }
        }
        func zip(_ other: Any) -> AnyPublisher { return Publishers.Zip(self, other) }
        func debounce(for time: Any, scheduler: Any, options: Any = 0) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in
            var number = 0
            return attach({ new in
              number += 1
              let mine = number
              DispatchQueue.main.asyncAfter(deadline: .now() + _seconds(time)) { if mine == number { value(new) } }
            }, done)
          })
        }
        func throttle(for time: Any, scheduler: Any, latest: Bool = true) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in
            var isOpen = true
            var held: [Any] = []
            func give(_ new: Any) {
              isOpen = false
              value(new)
              DispatchQueue.main.asyncAfter(deadline: .now() + _seconds(time)) {
                if let next = held.popLast() { give(next) } else { isOpen = true }
              }
            }
            return attach({ if isOpen { give($0) } else if latest || held.isEmpty { held = [$0] } }, done)
          })
        }
        func delay(for time: Any, scheduler: Any = 0, tolerance: Any = 0, options: Any = 0) -> AnyPublisher {
          return AnyPublisher(attach: { value, done in
            attach({ new in DispatchQueue.main.asyncAfter(deadline: .now() + _seconds(time)) { value(new) } }, done)
          })
        }
      }

      class PassthroughSubject: AnyPublisher {
        private var receivers: [Int: Any] = [:]
        private var order: [Int] = []
        private var count = 0
        private var outcome: Any = nil
        let notice = ObservableObjectPublisher()
        init() {
          super.init(attach: { value, done in { } })
          self.attach = { value, done in
            if outcome != nil { done(outcome); return {} }
            count += 1
            let number = count
            receivers[number] = (value, done)
            order.append(number)
            return { self.receivers[number] = nil; self.order.removeAll { $0 == number } }
          }
        }
        func send() { send(()) }
        func send(_ value: Any) {
          if outcome != nil { return }
          notice.send()
          for number in order { if let receiver = receivers[number] { receiver.0(value) } }
        }
        func send(completion: Completion) {
          if outcome != nil { return }
          outcome = completion
          for number in order { if let receiver = receivers[number] { receiver.1(completion) } }
        }
      }

      class CurrentValueSubject: PassthroughSubject {
        private var current: Any
        init(_ value: Any) {
          super.init()
          current = value
          let later = attach
          attach = { value, done in value(current); return later(value, done) }
        }
        var value: Any { get { current } set { send(newValue) } }
        override func send(_ value: Any) { current = value; super.send(value) }
      }

      final class PublishedProperty: CurrentValueSubject {
        private let write: (Any) -> Void
        init(_ value: Any, write: @escaping (Any) -> Void) { super.init(value); self.write = write }
        func take(from other: AnyPublisher) { other.attach({ write($0) }, { _ in }) }
      }

      func Just(_ value: Any) -> AnyPublisher {
        AnyPublisher(attach: { receive, done in receive(value); done(Completion.finished); return {} })
      }
      func Fail(error: Any) -> AnyPublisher { AnyPublisher(attach: { _, done in done(Completion.failure(error)); return {} }) }
      func Empty() -> AnyPublisher { AnyPublisher(attach: { _, done in done(Completion.finished); return {} }) }
      func Deferred(_ make: @escaping () -> Any) -> AnyPublisher { AnyPublisher(attach: { value, done in make().attach(value, done) }) }
      func Future(_ promise: @escaping (Any) -> Void) -> AnyPublisher {
        AnyPublisher(attach: { value, done in
          promise { result in
            if case .success(let made) = result { value(made); done(Completion.finished) }
            if case .failure(let error) = result { done(Completion.failure(error)) }
          }
          return {}
        })
      }

      enum Publishers {
        static func MergeMany(_ all: [Any]) -> AnyPublisher {
          AnyPublisher(attach: { value, done in
            var left = all.count
            let ends = all.map { $0.attach(value, { end in left -= 1; if left == 0 { done(end) } }) }
            return { ends.forEach { $0() } }
          })
        }
        static func Merge(_ a: Any, _ b: Any) -> AnyPublisher { MergeMany([a, b]) }
        static func latest(_ all: [Any]) -> AnyPublisher {
          AnyPublisher(attach: { value, done in
            var last: [Int: Any] = [:]
            var left = all.count
            let ends = all.indices.map { index in
              all[index].attach({ new in
                last[index] = [new]
                if last.count == all.count { value(all.indices.map { last[$0]![0] }) }
              }, { end in left -= 1; if left == 0 { done(end) } })
            }
            return { ends.forEach { $0() } }
          })
        }
        static func CombineLatest(_ a: Any, _ b: Any) -> AnyPublisher { latest([a, b]).map { ($0[0], $0[1]) } }
        static func CombineLatest3(_ a: Any, _ b: Any, _ c: Any) -> AnyPublisher { latest([a, b, c]).map { ($0[0], $0[1], $0[2]) } }
        static func Zip(_ a: Any, _ b: Any) -> AnyPublisher {
          AnyPublisher(attach: { value, done in
            var left = []
            var right = []
            func pair() { while !left.isEmpty && !right.isEmpty { value((left.removeFirst(), right.removeFirst())) } }
            let endA = a.attach({ left.append($0); pair() }, { _ in })
            let endB = b.attach({ right.append($0); pair() }, done)
            return { endA(); endB() }
          })
        }
      }

      extension Sequence {
        var publisher: AnyPublisher {
          AnyPublisher(attach: { value, done in
            for element in self { value(element) }
            done(Completion.finished)
            return {}
          })
        }
      }
      """)
}
