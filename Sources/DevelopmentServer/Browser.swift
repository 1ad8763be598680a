import Programs

/// The user's default browser.
package enum Browser {
  /// Opens a URL in the browser.
  ///
  /// - Returns: whether a program opened the URL.
  package static func open(_ address: String) async -> Bool {
    #if os(macOS)
      let names = ["open"]
    #else
      let names = ["xdg-open", "wslview"]
    #endif
    for program in names.flatMap(InstalledPrograms.system.named) {
      var run = ProgramRun(program, [address])
      run.confinement = .none
      run.limits = ProgramLimits(seconds: 20)
      if (try? run.output()) != nil { return true }
    }
    return false
  }
}
