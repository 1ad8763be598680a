import FenceEvaluation
import Foundation
import VitrineLayout
import VitrineUI

/// What fingers do on views. At rest it changes nothing; in a film strip it does what it says.
enum GesturesNames {
  static let gestures: [NameBinding] =
    [
      .function("TapGesture") {
        Native(Parameter("count", .int, or: 1)) { FenceGesture($0 > 1 ? .doubleTap : .tap) }
      },
      .function("SpatialTapGesture") {
        Native(Parameter("count", .int, or: 1), ignoring: [space]) { FenceGesture($0 > 1 ? .doubleTap : .tap) }
      },
      .function("LongPressGesture") {
        Native(ignoring: ["minimumDuration", "maximumDistance"]) { FenceGesture(.longPress) }
      },
      .function("DragGesture") {
        Native(Parameter("minimumDistance", .double, or: 10), ignoring: [space]) {
          FenceGesture(.drag, minimumDistance: $0)
        }
      },
      .method("FenceGesture", "onChanged") {
        Method(FenceGesture.self, Parameter(nil, .function)) { gesture, action in
          .native(gesture.adding { $0.changes.append(action) })
        }
      },
      .method("FenceGesture", "onEnded") {
        Method(FenceGesture.self, Parameter(nil, .function)) { gesture, action in
          .native(gesture.adding { $0.ends.append(action) })
        }
      },
      .method("FenceGesture", "updating") {
        Method(FenceGesture.self, Parameter(nil, .any), Parameter("body", .function)) { gesture, state, body in
          guard case .binding(let binding) = state else { return .native(gesture) }
          return .native(gesture.adding { $0.updates.append((binding, body)) })
        }
        Method(FenceGesture.self, Parameter(nil, .any), Parameter(nil, .function)) { gesture, state, body in
          guard case .binding(let binding) = state else { return .native(gesture) }
          return .native(gesture.adding { $0.updates.append((binding, body)) })
        }
      },
    ]
    + [("simultaneously", "with"), ("exclusively", "before"), ("sequenced", "before")].map { name, label in
      .method("FenceGesture", name) {
        Method(FenceGesture.self, Parameter(label, .any)) { gesture, other in
          guard case .native(let other as FenceGesture) = other else { return .native(gesture) }
          return .native(FenceGesture(.several([gesture, other], isExclusive: name == "exclusively")))
        }
      }
    }
    + precedences.map { name, precedence in
      .lifetime(name) {
        Modifier(Parameter(nil, .any), Parameter("including", .native(AttachedGesture.Mask.self), or: .all)) {
          (view: any View, gesture: Value, mask: AttachedGesture.Mask) -> any View in
          guard case .native(let gesture as FenceGesture) = gesture else { return view }
          return gesture.listening(view, precedence, mask)
        }
      }
    }

  private static let precedences: [(String, AttachedGesture.Precedence)] = [
    ("gesture", .lower), ("simultaneousGesture", .simultaneous), ("highPriorityGesture", .higher),
  ]

  static let gestureMembers = MemberTable(
    AttachedGesture.Mask.self,
    [
      Member("all", AttachedGesture.Mask.all), Member("gesture", AttachedGesture.Mask(gesture: true, subviews: false)),
      Member("subviews", AttachedGesture.Mask(gesture: false, subviews: true)),
      Member("none", AttachedGesture.Mask(gesture: false, subviews: false)),
    ])

  static let gestureProperties = PropertyTable(
    "DragValue", DragValue.self,
    [
      Property("translation") { .native($0.motion.translation) },
      Property("predictedEndTranslation") { .native($0.motion.translation) },
      Property("startLocation") { .native($0.motion.start) }, Property("location") { .native($0.motion.end) },
      Property("predictedEndLocation") { .native($0.motion.end) }, Property("velocity") { _ in .native(Size.zero) },
      Property("time") { .native($0.time) },
    ])

  private static let space = Ignored("coordinateSpace", because: "places are in the view's own coordinates")
}

/// What a gesture's actions are told of a finger's way.
struct DragValue {
  let motion: DragMotion
  let time: Date
}

/// A gesture of the fence with what it does.
struct FenceGesture {
  enum Kind {
    case tap, doubleTap, longPress, drag
    /// Several gestures; what is done for all together is not.
    case several([FenceGesture], isExclusive: Bool)

    var isDrag: Bool { if case .drag = self { true } else { false } }
  }

  let kind: Kind
  /// In points; shorter ways are none.
  var minimumDistance = 0.0
  fileprivate(set) var changes: [FenceFunction] = []
  fileprivate(set) var ends: [FenceFunction] = []
  fileprivate(set) var updates: [(state: BindingValue, body: FenceFunction)] = []

  init(_ kind: Kind, minimumDistance: Double = 0) { (self.kind, self.minimumDistance) = (kind, minimumDistance) }

  fileprivate func adding(_ change: (inout FenceGesture) -> Void) -> FenceGesture {
    var gesture = self
    change(&gesture)
    return gesture
  }

  fileprivate func listening(
    _ view: any View, _ precedence: AttachedGesture.Precedence, _ mask: AttachedGesture.Mask
  ) -> any View {
    parts.reduce(view) { view, part in
      view.listening(
        for: part.touch, precedence, mask: mask, beginsAtOnce: kind.isDrag && minimumDistance == 0
      ) { motion in part.acts.forEach { $0(motion) } }
    }
  }

  private typealias Part = (touch: AttachedGesture.Touch, acts: [(DragMotion?) -> Void])

  /// The actions of each touch. Of two exclusive gestures, the first handles the touches that both handle.
  private var parts: [Part] {
    switch kind {
    case .tap: return [(.tap, [{ _ in happen(.native(Point.zero)) }])]
    case .doubleTap: return [(.doubleTap, [{ _ in happen(.native(Point.zero)) }])]
    case .longPress: return [(.longPress, [{ _ in happen(.boolean(true)) }])]
    case .drag: return [(.drag, [{ $0.map(drag) }])]
    case .several(let gestures, let isExclusive):
      return gestures.flatMap(\.parts).reduce(into: []) { parts, part in
        guard let index = parts.firstIndex(where: { $0.touch == part.touch }) else { return parts.append(part) }
        if !isExclusive { parts[index].acts += part.acts }
      }
    }
  }

  private func drag(_ motion: DragMotion) {
    guard motion.length >= minimumDistance, let now = (changes + ends + updates.map(\.body)).first?.context else {
      return
    }
    happen(.native(DragValue(motion: motion, time: now.evaluator.now)))
  }

  /// The gesture from its beginning to its end: state that follows it is back where it was then.
  private func happen(_ value: Value) {
    let starts = updates.map { update in update.body.context.late(Value.nothing) { try update.state.get() } }
    for ((state, body), start) in zip(updates, starts) {
      let context = body.context
      context.late(()) {
        var followed = start
        let arguments = [
          CallArgument(label: nil, value: value, mark: context.mark),
          CallArgument(label: nil, value: start, mark: context.mark, write: { followed = $0 }),
          CallArgument(label: nil, value: .native(InertValue(name: "transaction")), mark: context.mark),
        ]
        _ = try context.evaluator.call(body.value, arguments, context.mark)
        try state.set(followed)
      }
    }
    for action in changes { action.perform(value) }
    for action in ends { action.perform(value) }
    for ((state, body), start) in zip(updates, starts) { body.context.late(()) { try state.set(start) } }
  }
}

extension AttachedGesture.Mask: CatalogType { package static let catalogName = "GestureMask" }
