import Diagnostics
import FenceSyntax
import VitrineLayout
import VitrineUI

/// What the catalog knows the evaluator by.
typealias Interpreter = Evaluator

/// Evaluates lowered source: the state of one note's evaluation.
final class Evaluator {
  let globals: Scope
  let catalog: Catalog
  /// What is spent of the time and the calls that an evaluation may take.
  let meter = BudgetMeter()
  /// What went wrong while views were made, after the evaluation itself had ended.
  private(set) var lateFailures: [Failure] = []
  /// What is not right and yet doesn't change the picture, or is made up for.
  private(set) var remarks: [Failure] = []
  /// Whether names that nobody declares stand for an ``UnknownValue`` instead of ending the evaluation.
  var isLenient = false
  /// The names for which something stands in.
  private(set) var standIns: [String] = []

  func standIn(_ name: String) {
    if !standIns.contains(name) { standIns.append(name) }
  }
  /// Members that extensions add to types of SwiftUI and the standard library, by the type's name.
  var extensions: [String: TypeDeclaration] = [:]
  var random = SeededRandom()
  /// The view scope in force while a body is evaluated.
  var viewScope: ViewScope?
  /// What tasks and timers are scheduled on; `nil` where time stands still and nothing of the kind is followed.
  var clock: VirtualClock?
  /// The task that is running.
  var currentTask: FenceTask?
  /// Whether a call that is evaluated may pause: the step of a task that it belongs to waits for it.
  private(set) var mayWait = false

  init(globals: Scope, catalog: Catalog) {
    self.globals = globals
    self.catalog = catalog
  }

  func startClock() {
    meter.start()
    remarks = []
    standIns = []
  }

  /// Gives time to do again what was done before, leaving no trace of it.
  ///
  /// - Returns: what is done; `nil` where anything failed that had not before.
  func repeating<Result, Problem: Error>(
    seconds: Double, _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result? {
    meter.extend(seconds: seconds)
    let (failures, remarks, standIns) = (lateFailures, remarks, standIns)
    defer { (lateFailures, self.remarks, self.standIns) = (failures, remarks, standIns) }
    let result = try body()
    return lateFailures.count > failures.count ? nil : result
  }

  // MARK: Bounds

  func step(_ mark: SourceMark) throws { try meter.step(mark) }
  func charge(_ count: Int, _ mark: SourceMark) throws { try meter.charge(count, mark) }
  func checkSize(_ count: Int, _ mark: SourceMark) throws { try meter.checkSize(count, mark) }
  func countViews(_ count: Int, _ mark: SourceMark) throws { try meter.countViews(count, mark) }
  func nested<Result>(_ mark: SourceMark, _ body: () throws -> Result) throws -> Result {
    try meter.nested(mark, body)
  }

  /// Evaluates something that may pause, or must not.
  func waiting<Result>(_ mayWait: Bool, _ body: () throws -> Result) throws -> Result {
    let outer = self.mayWait
    self.mayWait = mayWait
    defer { self.mayWait = outer }
    return try body()
  }

  /// Runs something while the views are rendered: what fails there is kept, and nothing is drawn in its place.
  func late<Result>(_ fallback: Result, _ body: () throws -> Result) -> Result {
    do {
      return try body()
    } catch let failure as Failure {
      if lateFailures.count < 50 { lateFailures.append(failure) }
    } catch let thrown as Thrown {
      lateFailures.append(Failure(.thrown, thrown.mark))
    } catch {}
    return fallback
  }

  /// Keeps a remark, once for each place.
  func remark(_ failure: Failure) {
    guard remarks.count < 50 else { return }
    if !remarks.contains(where: { $0.mark == failure.mark && $0.message == failure.message }) {
      remarks.append(failure)
    }
  }

  // MARK: Declarations

  /// Makes types, functions and extensions known before anything runs, so that their order does not matter.
  func hoist(_ statements: [Statement], in scope: Scope) {
    for statement in statements {
      switch statement.kind {
      case .type(let syntax):
        let inner = Scope(parent: scope)
        let declaration = TypeDeclaration(syntax, scope: inner)
        scope.types[syntax.name] = declaration
        checkInherited(syntax)
      case .function(let function):
        if let known = scope.box(function.name), case .function(let earlier) = known.value,
          scope.boxes[function.name] != nil
        {
          scope.declare(function.name, .function(overload(earlier, function, scope)))
        } else {
          scope.declare(function.name, .function(self.function(function, scope)))
        }
      default: break
      }
    }
    for statement in statements {
      if case .extension(let syntax) = statement.kind { extend(syntax, in: scope) }
      if case .alias(let name, let type) = statement.kind {
        if let known = scope.type(type.base) {
          scope.types[name] = known
        } else if type.base != name {
          scope.aliases[name] = type
        }
      }
    }
  }

  /// Says which protocol was meant by one that nobody knows and that is nearly one of SwiftUI's.
  private func checkInherited(_ syntax: TypeSyntax) {
    for parent in syntax.inherited {
      let name = parent.base
      guard globals.type(name) == nil, !catalog.hasType(name), !catalog.hasFunction(name), extensions[name] == nil,
        let near = nearestName(to: name, among: Self.protocols)
      else { continue }
      remark(
        Failure("unknown-protocol", "cannot find '\(name)' in scope", syntax.mark, hint: "did you mean '\(near)'?"))
    }
  }

  /// Protocols that a declaration may name and whose misspelling is worth a word.
  private static let protocols = [
    "View", "ViewModifier", "Shape", "InsettableShape", "Layout", "ObservableObject", "Identifiable", "Hashable",
    "Equatable", "Codable", "CaseIterable", "PreferenceKey", "EnvironmentKey", "AlignmentID", "ButtonStyle",
    "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "ProgressViewStyle", "PreviewProvider", "Comparable",
    "CustomStringConvertible", "Sendable", "ShapeStyle",
  ]

  private func extend(_ syntax: ExtensionSyntax, in scope: Scope) {
    if let declaration = scope.type(syntax.type.base) {
      declaration.add(syntax.members)
      declaration.inherited += syntax.inherited
      return
    }
    let name = syntax.type.base
    let declaration =
      extensions[name]
      ?? TypeDeclaration(
        TypeSyntax(
          kind: .structure, name: name, inherited: [], generics: [], attributes: [], members: [], cases: [],
          mark: SourceMark(lowerBound: 0, upperBound: 0)), scope: Scope(parent: scope))
    declaration.add(syntax.members)
    extensions[name] = declaration
  }

  private func overload(_ earlier: FunctionValue, _ syntax: FunctionSyntax, _ scope: Scope) -> FunctionValue {
    let later = function(syntax, scope)
    return FunctionValue(name: syntax.name) { [self] arguments, mark in
      matches(syntax.parameters, arguments) ? try later.call(arguments, mark) : try earlier.call(arguments, mark)
    }
  }

  /// The types and protocols that a type is made of, each once, the nearest first, and what extensions add to them.
  func ancestors(of declaration: TypeDeclaration) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    func visit(_ type: TypeDeclaration) {
      for inherited in type.inherited {
        for parent in [type.scope.type(inherited.base), extensions[inherited.base]] {
          guard let parent, parent !== declaration, !found.contains(where: { $0 === parent }) else { continue }
          found.append(parent)
          visit(parent)
        }
      }
    }
    visit(declaration)
    return found
  }
}
