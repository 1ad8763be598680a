import Diagnostics
import FenceSyntax
import VitrineLayout
import VitrineUI

import struct Foundation.Date

/// Evaluates lowered source: the state of one note's evaluation.
package final class Evaluator {
  package let globals: Scope
  /// What the library has in Swift: the scope around that of the fences.
  let library: Scope
  /// What was declared so far, by number.
  package let changes = Changes()
  /// The chapters of the library that are known, by their numbers.
  var loadedChapters: Set<Int> = []
  /// What stands for now until the clock is put forward.
  package var start = FixedClock.now
  /// What `UserDefaults` and `@AppStorage` keep.
  let defaults = StoredDefaults()
  /// The values of `@SceneStorage`.
  private let sceneValues = StoredDefaults()
  /// The properties whose observers are running.
  var runningObservers: [SourceMark] = []
  /// The function whose body is running.
  var running: FunctionSyntax?
  /// The variables of the fence whose declarations have not run yet, by their names.
  package var awaitedVariables: [String: VariableSyntax] = [:]
  /// The tracking that is notified when observable objects are read, besides views.
  var tracking: ObservationTracking?
  /// The `UndoManager` of the window that the views are in, once somebody asked for it.
  private var undoManager: Value?
  private var transactionValues: [[String: Value]] = []
  /// Who knows the names that no fence declares.
  package let catalog: any NameProvider
  /// What is spent of the time and the calls that an evaluation may take.
  package let meter = BudgetMeter()
  /// What went wrong while views were made, after the evaluation itself had ended.
  package private(set) var lateFailures: [Failure] = []
  /// What is not right and yet doesn't change the picture, or is made up for.
  package private(set) var remarks: [Failure] = []
  /// Why the first view that a fence declares can't be made, where none of them can.
  package var undrawn: Failure?
  /// The toolchain that the fence is built with.
  package var toolchain = Toolchain.standard
  /// Whether names that nobody declares stand for an ``UnknownValue`` instead of ending the evaluation.
  package var isLenient = false
  /// Whether what stops an action of a view is a warning, because the picture is drawn without it.
  package var toleratesStops = false
  /// Whether the views below one that fails are evaluated as well, so that all errors are reported at once.
  package var seeksAllFailures = false
  /// The errors that were found so, besides the one that ended the evaluation.
  package var otherFailures: [Failure] = []
  /// Stand-ins for such names.
  package var standIns = StandIns()
  /// Members that extensions add to types of SwiftUI and the standard library, by the type's name.
  package var extensions: [String: TypeDeclaration] = [:]
  let memberScopes = MemberScopes()
  /// What ``ancestors(of:)`` found.
  private var ancestry: [ObjectIdentifier: [TypeDeclaration]] = [:]
  package var random = SeededRandom()
  /// The numbers of `drand48()`.
  package var random48 = Random48(seed: 0)
  /// The view scope in force while a body is evaluated.
  package var viewScope: ViewScope?
  /// What views can present over themselves.
  package let presentations = Presentations()
  /// What was printed.
  let output = PrintedOutput()
  /// The journal of effects that are undone after an evaluation in advance.
  var journal: EffectJournal?
  /// The types of the type parameters of the calls under way, as far as the type checker found them.
  var typeArguments: [SourceMark: [String: KnownType]] = [:]
  /// Whether a fence tells when objects are gone.
  var followsLifetimes = false
  /// The number of assignments so far.
  var assignmentCount = 0
  /// What tasks and timers are scheduled on; `nil` where time stands still and nothing of the kind is followed.
  package var clock: VirtualClock?
  /// The task that is running.
  package var currentTask: FenceTask?
  /// What the fence threw last, on its way to who catches it.
  package var thrown: Thrown?
  /// What is waited in, on its way to who waits.
  var pausedIn: (any Frame)?
  /// Whether a call that is evaluated may pause: the step of a task that it belongs to waits for it.
  private(set) var mayWait = false

  package init(catalog: any NameProvider) {
    library = Scope(parent: nil, declaring: Namespace(changes))
    globals = Scope(parent: library, declaring: Namespace(in: library.names))
    self.catalog = catalog
    changes.areEqual = Operators.equality(in: self)
    changes.areInOrder = Operators.order(in: self)
    declareLibraryFunctions()
  }

  /// - Parameter seconds: what the author gives the fence; `nil` where nothing is said.
  package func startClock(seconds: Double? = nil) {
    meter.start(seconds: seconds)
    remarks = []
    standIns = StandIns()
    undrawn = nil
  }

  /// Gives time to do again what was done before, leaving no trace of it.
  ///
  /// - Parameters:
  ///   - steps: the most steps that it may take.
  ///   - body: what is done, with a closure that tells whether anything failed in it that had not before.
  package func repeating<Result>(
    seconds: Double, steps: Int, _ body: (_ failure: @escaping () -> Failure?) -> Result
  ) -> Result {
    meter.extend(seconds: seconds, steps: steps)
    let (failures, remarks, standIns) = (lateFailures, remarks, standIns)
    defer { (lateFailures, self.remarks, self.standIns) = (failures, remarks, standIns) }
    return body { self.lateFailures.dropFirst(failures.count).first }
  }

  /// Lets go of all that was declared and stored, which refers to the evaluator in its closures.
  package func close() {
    globals.names.clear()
    library.names.clear()
    for store in [defaults, sceneValues] { store.clear() }
    (extensions, ancestry, awaitedVariables, transactionValues) = ([:], [:], [:], [])
    (undoManager, tracking, clock, currentTask, thrown, pausedIn, journal) = (nil, nil, nil, nil, nil, nil, nil)
    (changes.areEqual, changes.areInOrder) = (nil, nil)
    memberScopes.clear()
  }

  // MARK: Bounds

  package func step(_ mark: SourceMark) throws { try meter.step(mark) }
  func charge(_ count: Int, _ mark: SourceMark) throws { try meter.charge(count, mark) }
  package func checkSize(_ count: Int, _ mark: SourceMark) throws { try meter.checkSize(count, mark) }
  func weigh(_ count: Int, _ mark: SourceMark) throws { try meter.weigh(count, mark) }
  package func countViews(_ count: Int, _ mark: SourceMark) throws { try meter.countViews(count, mark) }
  package func nested<Result>(_ mark: SourceMark, _ body: () throws -> Result) throws -> Result {
    do { return try meter.nested(mark, body) } catch var failure as Failure {
      // What goes wrong in the library is told of where the fence calls it.
      if failure.mark.isOfLibrary, !mark.isOfLibrary { failure.mark = mark }
      throw failure
    }
  }

  /// The name of the view that a fence with a bare `var body` implies.
  static let fenceType = "<fence>"

  /// Evaluates something that may pause, or must not.
  package func waiting<Result>(_ mayWait: Bool, _ body: () throws -> Result) throws -> Result {
    let outer = self.mayWait
    self.mayWait = mayWait
    defer { self.mayWait = outer }
    return try body()
  }

  /// Runs something while the views are rendered: what fails there is kept, and nothing is drawn in its place.
  package func late<Result>(_ fallback: Result, _ body: () throws -> Result) -> Result {
    do {
      return try body()
    } catch let failure as Failure {
      if lateFailures.count < 50 { lateFailures += [failure] + otherFailures }
      otherFailures = []
    } catch {
      if let thrown = thrown(by: error) { lateFailures.append(Failure(.thrown, thrown.mark)) }
    }
    return fallback
  }

  /// The store of a wrapper whose properties share values by key; `nil` for other wrappers.
  func store(of wrapper: String) -> StoredDefaults? {
    ["AppStorage": defaults, "SceneStorage": sceneValues][wrapper]
  }

  /// Keeps what keys of the fence's own have in a transaction; the number stands for it.
  package func keep(_ values: [String: Value]) -> Int {
    transactionValues.append(values)
    return transactionValues.count - 1
  }

  package func kept(_ number: Int) -> [String: Value] { transactionValues[number] }

  /// The undo manager of the window that the views are in.
  func sharedUndoManager() throws -> Value {
    if let undoManager { return undoManager }
    guard let type = library.type("UndoManager") else { return .nothing }
    let made = try initialize(type, [], SourceMark(lowerBound: 0, upperBound: 0))
    undoManager = made
    return made
  }

  /// Ends the evaluation as a program that stops on purpose does.
  package func stop(_ message: String, _ mark: SourceMark) throws {
    let failure = Failure(
      "fatal-error", message.isEmpty ? "fatal error" : "fatal error: \(message)", mark,
      hint: "change the code so that it isn't reached")
    guard toleratesStops else { throw failure }
    remark(failure)
  }

  /// Records what stopped an action, of which the picture shows nothing.
  package func noteStop(_ failure: Failure) {
    if toleratesStops || !failure.kind.stopsPrograms { return remark(failure) }
    if lateFailures.count < 50 { lateFailures.append(failure) }
  }

  /// Keeps a remark, once for each place.
  package func remark(_ failure: Failure) {
    guard remarks.count < 50, !failure.mark.isOfLibrary else { return }
    if !remarks.contains(where: { $0.mark == failure.mark && $0.message == failure.message }) {
      remarks.append(failure)
    }
  }

  // MARK: Types

  package func hoist(_ statements: [Statement], in scope: Scope) { Hoisting(self).hoist(statements, in: scope) }

  /// The types and protocols that a type is made of, each once, the nearest first, and what extensions add to them.
  package func ancestors(of declaration: TypeDeclaration) -> [TypeDeclaration] {
    if declaration.inherited.isEmpty { return [] }
    if let known = ancestry[ObjectIdentifier(declaration)] { return known }
    var found: [TypeDeclaration] = []
    func visit(_ type: TypeDeclaration) {
      for name in type.inherited.flatMap({ parts(of: $0.base, in: type.scope) }) {
        for parent in [type.scope.type(name), extensions[name]] {
          guard let parent, parent !== declaration, !found.contains(where: { $0 === parent }) else { continue }
          found.append(parent)
          visit(parent)
        }
      }
    }
    visit(declaration)
    ancestry[ObjectIdentifier(declaration)] = found
    return found
  }

  /// The names of the protocols that a name of a composition stands for: 'A & B'.
  private func parts(of name: String, in scope: Scope, depth: Int = 0) -> [String] {
    if name.contains("&") {
      return name.split(separator: "&").flatMap { parts(of: $0.trimmed, in: scope, depth: depth + 1) }
    }
    guard depth < 8, scope.type(name) == nil, let alias = scope.alias(name), alias.base != name else { return [name] }
    return parts(of: alias.base, in: scope, depth: depth + 1)
  }

  /// Has ancestors and names be looked up again: something is declared.
  func forgetAncestors() {
    ancestry = [:]
    memberScopes.clear()
    changes.add()
  }
}
