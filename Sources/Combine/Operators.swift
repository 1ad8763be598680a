import OpenCombine

// Operators of Combine that OpenCombine lacks.

extension Publisher {
  /// Combines the latest values of two publishers, once both have sent one.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    let first = map { Side<Output, P.Output>.first($0) }
    let second = other.map { Side<Output, P.Output>.second($0) }
    return first.merge(with: second)
      .scan((Output?.none, P.Output?.none)) { latest, side in
        switch side {
        case .first(let value): (value, latest.1)
        case .second(let value): (latest.0, value)
        }
      }
      .compactMap { latest in latest.0.flatMap { first in latest.1.map { (first, $0) } } }
      .eraseToAnyPublisher()
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ first: P, _ second: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(first).combineLatest(second).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
  }

  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ first: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(first, second).map { transform($0.0, $0.1, $0.2) }.eraseToAnyPublisher()
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ first: P, _ second: Q, _ third: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(first, second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }.eraseToAnyPublisher()
  }

  /// Sends the values of two publishers as they come.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure, P.Output == Output {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
  }
}

/// A value of one of two publishers.
private enum Side<First, Second> {
  case first(First)
  case second(Second)
}

extension Publishers {
  /// A publisher of the values of several publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.subscribe(subscriber)
    }
  }
}
