import Programs

/// The reader's own browser.
package enum Browser {
  /// Has it show an address.
  ///
  /// - Returns: whether a program was there that took it.
  package static func open(_ address: String) async -> Bool {
    #if os(macOS)
      let names = ["open"]
    #else
      let names = ["xdg-open", "wslview"]
    #endif
    for program in names.flatMap(InstalledPrograms.system.named) {
      var run = ProgramRun(program, [address])
      run.limits = ProgramLimits(seconds: 20)
      if (try? run.output()) != nil { return true }
    }
    return false
  }
}
