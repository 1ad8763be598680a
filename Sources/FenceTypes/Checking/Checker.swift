/// Checks the types of fences, whose declarations later ones can use.
///
/// What the checker does not know is *unknown* and compatible with everything.
package final class TypeChecker {
  let library = Library.shared
  var solver = Solver()
  var types: [String: TypeDeclaration] = [:]
  var extensions: [String: [Extension]] = [:]
  var globals = Scope(nil)
  var scope: Scope
  /// The declaration around the current code.
  var context = Context()
  var problems: [TypeProblem] = []
  /// The facts found so far that decide about the fence's evaluation.
  var record = FactRecord()
  /// Whether the types of all expressions are recorded.
  var recordsTypes = false
  /// Whether a name that is declared nowhere is known otherwise.
  package var isKnown: (String) -> Bool = { _ in false }
  /// The closures that are kept for later.
  var kept: [ObjectIdentifier: Keeping] = [:]
  /// The values of the branches of the expression that is checked, such as 'if … { 1 } else { 2 }'.
  var branches: [(node: Node, type: FenceType)] = []
  /// Whether nothing else says which type those values have.
  var isFreeBranch = false
  /// The types of the values that the current function returns as one of an opaque type.
  var opaqueResults: [FenceType] = []
  /// The number of checks whose problems are not reported.
  var quiet = 0
  /// The number of attempts, of which nothing is recorded.
  var attempts = 0
  var failures = 0
  private var work = 0
  private var depth = 0
  /// The types of properties; they keep their members alive, so that no other one has the same identifier.
  var properties: [ObjectIdentifier: (member: Member, type: FenceType)] = [:]
  var unfinished: Set<ObjectIdentifier> = []
  var bounds: [GenericParameter: [FenceType]] = [:]
  /// The superclasses and protocols of types, for the declarations that are known now.
  var lineages: [ObjectIdentifier: Library.Lineage] = [:]
  var owners = 0
  /// The number of aliases that are being resolved.
  var aliases = 0

  /// The most steps of a fence's check; after them all is unknown.
  private static let mostWork = 60_000
  private static let deepest = 160

  package init() { scope = globals }

  /// A problem at an offset of the source.
  package struct TypeProblem: Hashable, Sendable {
    package var offset: Int
    /// The number of bytes of the word at the place.
    package var length = 1
    package var message: String
    package var hint: String?
  }

  /// The declaration around code.
  struct Context {
    var names = Names()
    /// The expected result of the function around the code; `nil` outside functions.
    var result: FenceType?
    /// Whether the result is written, and not found by inference.
    var owner: TypeDeclaration?
    var isStatic = false
    /// Whether the code is the initial value of a stored property.
    var isInitialValue = false
    var isMutating = false
    var isInitializer = false
    var handlesErrors = true
    var isTrying = false
    var isAwaiting = false
    /// Whether the code is that of a function that cannot wait.
    var isSynchronous = false
    /// Whether the code is known to be that of no actor.
    var isNonisolated = false
    /// The type of the errors that the function around the code throws, where that is written: 'throws(ParseError)'.
    var thrown: FenceType?
    /// The result builder that transforms the code; `nil` in other code.
    var builder: String?
    var isClosure = false
    /// Whether a closure around the code, which is kept, has to name the object of the members that it uses.
    var needsSelf = false
    /// Whether a closure around the code says that it keeps the object.
    var capturesSelf = false
  }

  /// The names that a type's source can use.
  struct Names {
    var generics: [String: FenceType] = [:]
    var selfType: FenceType?
    /// The names of the types around the source, from the outside.
    var enclosing: [String] = []
  }

  func report(_ offset: Int, _ message: String, hint: String? = nil) {
    failures += 1
    guard quiet == 0 else { return }
    let problem = TypeProblem(offset: offset, message: message, hint: hint)
    if !problems.contains(where: { $0.offset == offset }) { problems.append(problem) }
  }

  /// Performs a step, unless too many were performed or they are nested too deep.
  func limited(_ step: () -> FenceType) -> FenceType {
    work += 1
    guard work < Self.mostWork, depth < Self.deepest else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    return step()
  }

  func spend(_ steps: Int) -> Bool {
    work += steps
    return work < Self.mostWork
  }

  func startWork() { work = 0 }
}

/// The names of a block.
final class Scope {
  let parent: Scope?
  var values: [String: Local] = [:]
  /// The place of the closure whose scope it is, if that is kept for later.
  var keptClosure: Int?

  init(_ parent: Scope?) { self.parent = parent }

  func value(_ name: String) -> Local? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.values[name] { return value }
      scope = current.parent
    }
    return nil
  }
}

/// A variable, parameter or function of a block.
struct Local {
  var type: FenceType
  var isLet = true
  /// Whether a constant gets its value after its declaration.
  var isUnset = false
  var functions: [Member] = []
  /// Whether it is a closure that a function may call, but not keep.
  var isNonescaping = false
  var attribute: Attribute?
  var names = TypeChecker.Names()
  /// A top-level variable whose type is found when it is used.
  var member: Member?
}
