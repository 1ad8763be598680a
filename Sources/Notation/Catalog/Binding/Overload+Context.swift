import FenceEvaluation
import VitrineUI

/// An overload of a modifier that is told where it is called.
struct ContextModifier: OverloadForm {
  let overload: Overload

  init<each P>(
    _ parameters: repeat Parameter<each P>, ignoring: [Ignored] = [],
    apply: @escaping @Sendable (CallContext, any View, repeat each P) throws -> any View
  ) {
    overload = Overload(ignoring, repeat each parameters) { arguments in
      guard case .view(let view) = arguments.receiver else { throw MissingArgument() }
      var cursor = arguments.cursor
      return .view(try apply(arguments.context, view, repeat try (each parameters).next(&cursor)))
    }
  }
}

/// An overload of a view's initialiser that is told where it is called.
struct ContextInit: OverloadForm {
  let overload: Overload

  init<each P>(
    _ parameters: repeat Parameter<each P>, ignoring: [Ignored] = [],
    make: @escaping @Sendable (CallContext, repeat each P) throws -> any View
  ) {
    overload = Overload(ignoring, repeat each parameters) { arguments in
      var cursor = arguments.cursor
      return .view(try make(arguments.context, repeat try (each parameters).next(&cursor)))
    }
  }
}

/// An overload of a method of one of VitrineUI's values that is told where it is called.
struct ContextMethod<Receiver>: OverloadForm {
  let overload: Overload

  init<each P>(
    _ type: Receiver.Type, _ parameters: repeat Parameter<each P>, ignoring: [Ignored] = [],
    call: @escaping @Sendable (CallContext, Receiver, repeat each P) throws -> Value
  ) {
    overload = Overload(ignoring, repeat each parameters) { arguments in
      guard case .native(let native) = arguments.receiver, let receiver = native as? Receiver else {
        throw MissingArgument()
      }
      var cursor = arguments.cursor
      return try call(arguments.context, receiver, repeat try (each parameters).next(&cursor))
    }
  }
}

/// An overload that makes a value of one of VitrineUI's types and is told where it is called.
struct ContextNative: OverloadForm {
  let overload: Overload

  init<each P, Made>(
    _ parameters: repeat Parameter<each P>, ignoring: [Ignored] = [],
    make: @escaping @Sendable (CallContext, repeat each P) throws -> Made
  ) {
    overload = Overload(ignoring, repeat each parameters) { arguments in
      var cursor = arguments.cursor
      return .native(try make(arguments.context, repeat try (each parameters).next(&cursor)))
    }
  }
}

/// An overload of a method that changes one of VitrineUI's values in place and is told where it is called.
struct ContextMutation<Receiver>: OverloadForm {
  let overload: Overload

  init<each P>(
    _ type: Receiver.Type, _ parameters: repeat Parameter<each P>, ignoring: [Ignored] = [],
    change: @escaping @Sendable (CallContext, inout Receiver, repeat each P) throws -> Void
  ) {
    overload = Overload(ignoring, repeat each parameters) { arguments in
      guard case .native(let native) = arguments.receiver, var receiver = native as? Receiver else {
        throw MissingArgument()
      }
      var cursor = arguments.cursor
      try change(arguments.context, &receiver, repeat try (each parameters).next(&cursor))
      return .native(receiver)
    }
  }
}

/// A view with a modifier; opening the existential keeps the view's own type.
func modified(_ view: some View, by modifier: some ViewModifier) -> any View { view.modifier(modifier) }

/// A text as a text, any other view by what it tells the texts inside.
func styled(_ view: any View, text: (Text) -> Text, other: (any View) -> any View) -> any View {
  if let base = view as? Text { return text(base) }
  return other(view)
}
