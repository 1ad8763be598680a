import FenceEvaluation
import VitrineLayout
import VitrineUI

/// Modifiers that tell of a view's life. They change nothing at rest; in a film strip they do what they say.
enum LifetimesNames {
  static let lifetimes: [NameBinding] = [
    .lifetime("onAppear") {
      Modifier(.optional("perform", .function)) { (view: any View, action: FenceFunction?) -> any View in
        modified(
          view, by: LifetimeObserver("onAppear") { moment, _ in if case .appears = moment { action?.happen() } })
      }
    },
    .lifetime("onDisappear") {
      Modifier(.optional("perform", .function)) { (view: any View, action: FenceFunction?) -> any View in
        modified(
          view, by: LifetimeObserver("onDisappear") { moment, _ in if case .vanishes = moment { action?.happen() } })
      }
    },
    .lifetime("onChange") {
      Modifier(Parameter("of", .any), Parameter("initial", .bool, or: false), Parameter(nil, .function)) {
        changing($0, $1, isInitial: $2, $3)
      }
      Modifier(Parameter("of", .any), Parameter("perform", .function)) { changing($0, $1, isInitial: false, $2) }
    },
    .lifetime("task") {
      Modifier(Parameter(nil, .function), ignoring: ["priority", "name"]) { working($0, for: .nothing, $1) }
      Modifier(Parameter("action", .function), ignoring: ["priority", "name"]) { working($0, for: .nothing, $1) }
      Modifier(Parameter("id", .any), Parameter(nil, .function), ignoring: ["priority", "name"]) {
        working($0, for: $1.settled, $2)
      }
    },
    .lifetime("onTapGesture") {
      Modifier(
        Parameter("count", .int, or: 1), Parameter("perform", .function), ignoring: ["coordinateSpace"]
      ) { (view: any View, count: Int, action: FenceFunction) -> any View in
        view.listening(for: count > 1 ? .doubleTap : .tap) { _ in
          if action.parameterCount > 0 { action.happen(.native(Point.zero)) } else { action.happen() }
        }
      }
    },
    .lifetime("onLongPressGesture") {
      Modifier(
        Parameter("perform", .function), .optional("onPressingChanged", .function),
        ignoring: ["minimumDuration", "maximumDistance"]
      ) { (view: any View, action: FenceFunction, pressing: FenceFunction?) -> any View in
        view.listening(for: .longPress) { _ in
          pressing?.happen(.boolean(true))
          action.happen()
          pressing?.happen(.boolean(false))
        }
      }
    },
    .lifetime("onReceive") {
      ContextModifier(Parameter(nil, .any), Parameter("perform", .function)) { try received($1, $2, $3, $0) }
      ContextModifier(Parameter(nil, .any), Parameter(nil, .function)) { try received($1, $2, $3, $0) }
    },
  ]

  /// A view that does something when a value changes.
  private static func changing(
    _ view: any View, _ watched: Value, isInitial: Bool, _ action: FenceFunction
  ) -> any View {
    let value = watched.settled
    // With one parameter, the closure of the update before is called: what it captured is as it was.
    let isOfBefore = action.parameterCount == 1
    return modified(
      view,
      by: LifetimeObserver("onChange", value: value, isEqual: action.context.isSame) { moment, kept in
        let before = isOfBefore ? kept as? FenceFunction ?? action : action
        kept = action
        switch moment {
        case .appears: if isInitial { action.happen(changing: value, to: value) }
        case .changes(let old): before.happen(changing: old as? Value ?? .nothing, to: value)
        case .stays, .vanishes: break
        }
      })
  }

  /// A view that starts a task when it appears and whenever a value changes.
  private static func working(_ view: any View, for value: Value, _ action: FenceFunction) -> any View {
    let context = action.context
    return modified(
      view,
      by: LifetimeObserver("task", value: value, isEqual: context.isSame, startsWork: true) { moment, kept in
        if case .stays = moment { return }
        (kept as? FenceTask)?.cancel()
        if case .vanishes = moment { return }
        context.evaluator.happening { kept = try context.evaluator.startTask(action.value, context.mark) }
      })
  }

  /// A view that receives what a publisher sends.
  private static func received(
    _ view: any View, _ source: Value, _ action: FenceFunction, _ context: CallContext
  ) throws -> any View {
    if let attached = try attached(view, source, action, context) { return attached }
    guard case .native(let publisher as TimerPublisher) = source else {
      context.evaluator.remark(
        Failure(
          "not-followed", "the values that 'onReceive' receives are not known", context.mark,
          hint: "the figure shows the view before the first value"))
      return view
    }
    let evaluator = context.evaluator
    return modified(
      view,
      // Another publisher than before is subscribed to anew: the timer begins again.
      by: LifetimeObserver("onReceive", value: publisher, isEqual: isEqual) { moment, kept in
        switch moment {
        case .appears, .changes:
          (kept as? FenceTimer)?.invalidate()
          evaluator.happening {
            let clock = try evaluator.clock(for: "Timer", context.mark)
            kept = clock.map { FenceTimer(every: publisher.interval, $0) }
          }
        case .vanishes: (kept as? FenceTimer)?.invalidate()
        case .stays: break
        }
        (kept as? FenceTimer)?.action = {
          if publisher.isConnected { action.happen(.native(evaluator.now)) }
        }
      })
  }
}

extension LifetimesNames {
  /// A view that receives what a publisher of the fence sends while it is there; `nil` where the source is none.
  private static func attached(
    _ view: any View, _ source: Value, _ action: FenceFunction, _ context: CallContext
  ) throws -> (any View)? {
    let evaluator = context.evaluator
    var publisher = source
    if case .native(let notice as PublisherValue) = source {
      publisher = try evaluator.publisher(of: notice, context.mark) ?? source
    }
    guard evaluator.isPublisher(publisher) else { return nil }
    return modified(
      view,
      by: LifetimeObserver("onReceive") { moment, kept in
        switch moment {
        case .appears:
          evaluator.happening {
            let receive = FunctionValue(
              name: "receive",
              call: { arguments, _ in
                action.happen(arguments.first?.value ?? .void)
                return .void
              }, parameterCount: 1)
            kept = try evaluator.callMethod(
              "sink", publisher,
              [CallArgument(label: "receiveValue", value: .function(receive), mark: context.mark)], context.mark)
          }
        case .vanishes:
          if let cancellable = kept as? Value {
            evaluator.happening { _ = try evaluator.callMethod("cancel", cancellable, [], context.mark) }
          }
        case .stays, .changes: break
        }
      })
  }
}

extension FenceFunction {
  /// Runs an action of the fence for something that happened.
  fileprivate func happen(_ arguments: Value...) {
    context.evaluator.happening { _ = try context.call(value, arguments) }
  }

  /// Runs an action that takes both values, the new one alone, or none.
  fileprivate func happen(changing old: Value, to new: Value) {
    switch parameterCount {
    case 0: happen()
    case 1: happen(new)
    default: happen(old, new)
    }
  }
}

extension CallContext {
  /// Whether two values are equal, by the `==` of the fence if it has one for them.
  func isSame(_ a: Any, _ b: Any) -> Bool {
    let (a, b) = (a as? Value ?? .nothing, b as? Value ?? .nothing)
    if case .boolean(let isSame)? = try? Operators.apply("==", a, b, evaluator, mark) { return isSame }
    return a.isEqual(to: b)
  }
}
