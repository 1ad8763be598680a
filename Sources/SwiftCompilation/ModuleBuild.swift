import Assets
import Foundation
import Programs

/// The build of the modules against which fences are compiled, in the checkout of a program that was built there.
///
/// The program doesn't import them, so that building it alone leaves them out.
package struct ModuleBuild {
  private let checkout: String

  /// A sentence for a user who waits for the build.
  package static let notice =
    "building the module SwiftUI, against which figures are compiled; the first time this takes one to three minutes"

  /// Finds modules that are missing, or older than the library that they export; `nil` if there are none, or if the
  /// program is installed.
  package init?(_ assets: Assets) {
    let manager = FileManager.default
    func changed(_ path: String) -> Date? {
      (try? manager.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
    let checkout = assets.roots.first { manager.fileExists(atPath: $0 + "/Scripts/build") }
    let module = (try? assets.folder(.modules, holding: SwiftCompiler.module)).map { $0 + "/" + SwiftCompiler.module }
    guard let checkout, module?.hasPrefix(checkout + "/") != false else { return nil }
    let library = changed(checkout + "/.build/debug/Modules/VitrineUI.swiftmodule")
    if let built = module.flatMap(changed), let library, built >= library { return nil }
    self.checkout = checkout
  }

  /// Builds the modules.
  package func run() throws(ProgramProblem) {
    var run = ProgramRun("/usr/bin/env", ["make", "-C", checkout, "modules"])
    run.limits = ProgramLimits(seconds: 1800, bytes: 1_000_000, memory: 8_000_000_000)
    do { _ = try run.output() } catch { throw ProgramProblem(error) }
  }
}
