import Foundation
import OracleSupport

/// The comparison of programs with what the evaluator makes of the same code.
struct OracleRun {
  private(set) var differences = 0
  /// The cases that were compared.
  private(set) var compared: [OracleCase] = []

  /// Compares the programs of a path, and prints each difference with the shortest program that still has it.
  init(_ path: String, isListed: Bool) throws {
    let programs = try OracleProgram.read(path)
    var (undrawn, refused, states) = (0, 0, 0)
    try Self.compare(programs) { index, result in
      let name = programs[index].oracleCase.name
      switch result {
      case .refused(let error):
        refused += 1
        if isListed { print("\(name): refused: \(error)") }
      case .undrawn:
        undrawn += 1
        if isListed { print("\(name): not drawn") }
      case .compared(let one, let difference):
        states += one.compiled.reduce(0) { $0 + $1.states.count }
        compared.append(one)
        guard let difference else { return }
        differences += 1
        print("\(name): \(difference)")
        let minimizer = Minimizer(one, difference)
        print(minimizer.minimized().map { "  \($0.description)" } ?? "  cannot be shortened")
      }
    }
    print(
      "\(path): \(programs.count) programs, \(refused) refused by the compiler, \(undrawn) not drawn, "
        + "\(compared.count) compared in \(states) states")
  }

  enum Result {
    /// The compiler's first error.
    case refused(String)
    case undrawn
    /// The case with its compiled states, and the first difference.
    case compared(OracleCase, String?)
  }

  /// Compiles programs together and compares each.
  static func compare(_ programs: [OracleProgram], _ found: (Int, Result) -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/vitrine-oracle-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let native = try NativeViews(programs, in: folder)
    for (index, program) in programs.enumerated() {
      var one = program.oracleCase
      if let error = native.refused[index] {
        found(index, .refused(error))
        continue
      }
      _ = Printed.take()
      let views = native.views(index)
      let evaluated = views.isEmpty ? [] : one.evaluated()
      guard !evaluated.isEmpty else {
        found(index, .undrawn)
        continue
      }
      one.compiled = one.ran(views, printed: Printed.take)
      found(index, .compared(one, one.difference(of: evaluated)))
    }
  }
}
