import VitrineUI

/// Modifiers that tell of a view's life. They change nothing at rest; in a film strip they do what they say.
extension Catalog {
  mutating func addLifetimes() {
    lifetime("onAppear", "perform: Function?") { view, a in
      watched(
        view,
        LifetimeObserver("onAppear") { moment, _ in
          if case .appears = moment { a.perform(0) }
        })
    }
    lifetime("onDisappear", "perform: Function?") { view, a in
      watched(
        view,
        LifetimeObserver("onDisappear") { moment, _ in
          if case .vanishes = moment { a.perform(0) }
        })
    }
    lifetime("onChange", "of: Any, initial: Bool?, _: Function", "of: Any, perform: Function") { view, a in
      let isInitial = a.values.count == 3 && a.bool(1) ?? false
      let value = a[0]?.settled ?? .nothing
      return watched(
        view,
        LifetimeObserver("onChange", value: value, isEqual: a.isSame) { moment, _ in
          switch moment {
          case .appears: if isInitial { a.perform(a.values.count - 1, changing: value, to: value) }
          case .changes(let old): a.perform(a.values.count - 1, changing: old as? Value ?? .nothing, to: value)
          case .stays, .vanishes: break
          }
        })
    }
    lifetime(
      "task", "priority: Any?, _: Function", "priority: Any?, action: Function", "id: Any, priority: Any?, _: Function"
    ) { view, a in
      watched(
        view,
        LifetimeObserver(
          "task", value: a.values.count == 3 ? a[0]?.settled ?? .nothing : .nothing, isEqual: a.isSame,
          startsWork: true
        ) { moment, kept in
          if case .stays = moment { return }
          (kept as? FenceTask)?.cancel()
          if case .vanishes = moment { return }
          a.interpreter.happening {
            kept = try a.interpreter.startTask(a.values.last.flatMap { $0 } ?? .nothing, a.mark)
          }
        })
    }
    lifetime("onReceive", "_: Any, perform: Function", "_: Any, _: Function", apply: received)
  }
}

/// A view that receives a timer's ticks.
private func received(_ view: any View, _ a: Inputs) -> any View {
  guard let publisher = a.native(0, as: TimerPublisher.self) else {
    a.interpreter.remark(
      Failure("not-followed", "'onReceive' follows timers alone", a.mark, hint: "the view is drawn as if nothing came"))
    return view
  }
  func tick() {
    guard publisher.isConnected else { return }
    a.perform(1, with: [.native(a.interpreter.now)])
  }
  return watched(
    view,
    LifetimeObserver("onReceive") { moment, kept in
      switch moment {
      case .appears:
        a.interpreter.happening {
          let clock = try a.interpreter.clock(for: "Timer", a.mark)
          kept = clock.map { FenceTimer(every: publisher.interval, $0) }
        }
      case .vanishes: (kept as? FenceTimer)?.invalidate()
      case .stays, .changes: break
      }
      (kept as? FenceTimer)?.action = tick
    })
}

private func watched(_ view: some View, _ observer: LifetimeObserver) -> any View { view.modifier(observer) }

extension Inputs {
  /// Runs an action of the fence for something that happened.
  fileprivate func perform(_ index: Int, with values: [Value] = []) {
    guard let action = self[index] else { return }
    interpreter.happening {
      _ = try interpreter.call(action, values.map { CallArgument(label: nil, value: $0, mark: mark) }, mark)
    }
  }

  /// An action that takes both values, the new one alone, or none.
  fileprivate func perform(_ index: Int, changing old: Value, to new: Value) {
    switch function(index)?.parameterCount ?? 0 {
    case 0: perform(index)
    case 1: perform(index, with: [new])
    default: perform(index, with: [old, new])
    }
  }

  /// Whether two values are equal, by the `==` of the fence if it has one for them.
  fileprivate func isSame(_ a: Any, _ b: Any) -> Bool {
    let (a, b) = (a as? Value ?? .nothing, b as? Value ?? .nothing)
    if case .boolean(let isSame)? = try? Operators.apply("==", a, b, interpreter, mark) { return isSame }
    return a.isEqual(to: b)
  }
}
