import Diagnostics
import FenceSyntax

/// The values of a body that runs, at the slots that the resolver gave to their names, and the scopes around it.
package final class Scope {
  package let parent: Scope?
  /// `self`, where the scope is a member's.
  package var receiver: Receiver?
  /// What is declared by name here or around: types, and what belongs to the whole note.
  package private(set) var names: Namespace
  private var slots: [Box?] = []
  /// What awaits came to, by where they stand.
  private var kept: [(mark: SourceMark, value: Value)] = []

  package init(parent: Scope) {
    self.parent = parent
    (receiver, names) = (parent.receiver, parent.names)
  }

  /// A scope whose names are not those around: a type's, a note's, the library's.
  package init(parent: Scope?, declaring names: Namespace) {
    (self.parent, self.names, receiver) = (parent, names, parent?.receiver)
  }

  /// What was declared last goes first.
  deinit {
    guard slots.count > 1 else { return }
    while slots.popLast() != nil {}
  }

  // MARK: Variables and functions

  package func declare(_ name: DeclaredName, _ box: Box) {
    guard let slot = name.slot else { return names.declare(name.text, box) }
    set(slot, box)
  }

  package func declare(_ name: DeclaredName, _ value: Value, type: TypeName? = nil) {
    declare(name, Box(value, type: type))
  }

  package func set(_ slot: Int, _ box: Box) {
    while slots.count <= slot { slots.append(nil) }
    slots[slot] = box
  }

  /// What a name of the scope itself was declared as.
  package func declared(_ name: DeclaredName) -> Box? { name.slot.map(box(at:)) ?? names.own(name.text) }

  /// What is at a slot; `nil` where what declares it has not run.
  package func box(at slot: Int) -> Box? { slots.indices.contains(slot) ? slots[slot] : nil }

  /// What a name means: a variable or function of the bodies around, else of the note.
  package func box(_ use: NameUse) -> Box? { ownBox(use) ?? outerBox(use) }

  /// A name of the body that is evaluated, not one around the type that the body belongs to: members come before those.
  func ownBox(_ use: NameUse) -> Box? { first(of: use.places[..<use.ownCount]) }

  /// A name around the type, or of the note.
  func outerBox(_ use: NameUse) -> Box? { first(of: use.places[use.ownCount...]) ?? names.variable(use.text) }

  private func first(of places: ArraySlice<NameUse.Place>) -> Box? {
    for place in places {
      if let box = outward(place.depth)?.box(at: place.slot) { return box }
    }
    return nil
  }

  private func outward(_ depth: Int) -> Scope? {
    var scope: Scope? = self
    for _ in 0..<depth { scope = scope?.parent }
    return scope
  }

  var hasSlots: Bool { !slots.isEmpty }

  // MARK: Awaits

  package func keep(_ value: Value, _ mark: SourceMark) {
    if let index = kept.firstIndex(where: { $0.mark == mark }) {
      kept[index].value = value
    } else {
      kept.append((mark, value))
    }
  }

  func forgetKept() { kept = [] }

  package func kept(_ mark: SourceMark) -> Value? { kept.first { $0.mark == mark }?.value }

  // MARK: Types

  package func type(_ name: String) -> TypeDeclaration? { names.type(name) }

  package func alias(_ name: String) -> TypeName? { names.alias(name) }

  /// The names that are declared in the scope itself, for what it is about to declare.
  var ownNames: Namespace {
    if names === parent?.names { names = Namespace(in: names) }
    return names
  }

  // MARK: Suggestions

  /// Every name in sight, nearest first.
  ///
  /// - Parameter lexical: the scope as it is written.
  func namesInSight(_ lexical: LexicalScope?) -> [String] {
    var found: [String] = []
    var (scope, lexical): (Scope?, LexicalScope?) = (self, lexical)
    while let current = scope {
      let local = lexical?.names.enumerated().filter { current.box(at: $0.offset) != nil }.map(\.element) ?? []
      found += local.sorted()
      if current.names !== current.parent?.names { found += current.names.ownNames }
      (scope, lexical) = (current.parent, lexical?.outer)
    }
    return found
  }
}
