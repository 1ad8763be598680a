import Assets
import Diagnostics
import Programs
import SwiftCompilation

extension ModuleBuild {
  /// Builds the modules that 'check --compile' needs, if they're missing and the compiler may run, and reports that it
  /// does.
  ///
  /// If that fails, the compiler isn't found, which is reported where it's needed.
  static func runIfNeeded(_ assets: Assets, by programs: InstalledPrograms = .system) {
    guard programs.allows("swiftc"), let build = ModuleBuild(assets) else { return }
    Output.error("note: \(notice)")
    do { try build.run() } catch { Output.error("note: the modules could not be built: \(visible(error.words))") }
  }
}
