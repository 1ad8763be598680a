import FenceEvaluation
import VitrineUI

/// Functions that act: on URLs, random numbers, and the program itself.
enum ActionsNames {
  /// The action that opens a URL in a view's environment, and an object's identity.
  static let actions: [NameBinding] = [
    .function("OpenURLAction") {
      Function(Parameter("handler", .function)) { (_: CallContext, handler: FenceFunction) in handler.value }
    },
    .function("ObjectIdentifier") {
      Function(Parameter(nil, .any)) { context, value in
        switch value {
        case .object(let object): return .native(ObjectIdentifier(object))
        case .type(let type):
          if let declaration = type.declaration { return .native(ObjectIdentifier(declaration)) }
          return .string(type.name)
        default:
          throw Failure(.typeMismatch(found: value.typeSubject, wanted: ["AnyObject"]), context.mark)
        }
      }
    },
    .function("srand48") {
      Function(Parameter(nil, .int)) { context, seed in
        context.evaluator.random48 = Random48(seed: seed)
        return .void
      }
    },
    .function("drand48") { Function { context in .double(context.evaluator.random48.next()) } },
  ]

  /// Functions that stop a program.
  static let stopping: [NameBinding] =
    ["fatalError", "preconditionFailure", "assertionFailure"].map { name in
      .function(name) {
        Function(.optional(nil, .any), ignoring: ["file", "line"]) { (context: CallContext, message: Value?) in
          try context.evaluator.stop(message.map { try context.evaluator.describe($0) } ?? "", context.mark)
          return .void
        }
      }
    }
    + ["assert", "precondition"].map { name in
      .function(name) {
        Function(Parameter(nil, .bool), .optional(nil, .any), ignoring: ["file", "line"]) {
          (context: CallContext, holds: Bool, message: Value?) in
          if holds { return .void }
          try context.evaluator.stop(message.map { try context.evaluator.describe($0) } ?? "", context.mark)
          return .void
        }
      }
    }

  /// Functions that write to a console: they are called and draw nothing.
  static let silent: [NameBinding] = ["NSLog"].map { name in
    .function(name) {
      Function(Parameter.variadic(.any).withoutEffect(PrintingNames.noOutput)) { (_: CallContext, _: [Value]) in .void
      }
    }
  }
}
