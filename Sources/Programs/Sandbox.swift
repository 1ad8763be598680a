import Foundation

/// The sandbox in which programs run on Linux: bubblewrap (https://github.com/containers/bubblewrap), if it is installed and
/// the system allows it.
///
/// A program in it has no network, no privileges and no other processes; all files are read-only. It sees the folders of the
/// system, but of the user's home folder, of `/tmp` and of `/run`, which contain keys, temporary files and sockets of other
/// programs, only the parts that it needs.
package struct Sandbox: Hashable, Sendable {
  /// The full path of `bwrap`.
  let program: String

  /// The environment variable that turns it off.
  static let variable = "VITRINE_SANDBOX"

  /// The sandbox of this computer; `nil` if there is none.
  static let current: Sandbox? = try? found.get()

  /// The reason why there is no sandbox.
  private struct Missing: Error { var reason: String }

  private static let found = Result { () throws(Missing) in
    #if os(Linux)
      if ProcessInfo.processInfo.environment[variable] == "off" { throw Missing(reason: "\(variable) is 'off'") }
      guard let program = InstalledPrograms.system.named("bwrap").first else {
        throw Missing(reason: "bwrap is not installed")
      }
      let sandbox = Sandbox(program: program)
      var run = ProgramRun("/bin/sh", ["-c", ":"])
      (run.confinement, run.limits) = (.sandbox(sandbox), ProgramLimits(seconds: 10, bytes: 10_000))
      do throws(ProgramFailure) { _ = try run.output() } catch {
        throw Missing(reason: "bwrap \(ProgramProblem(error).words)")
      }
      return sandbox
    #else
      throw Missing(reason: "only Linux has one")
    #endif
  }

  /// The protection of this computer from other programs, for `vitrine --version --verbose`.
  package static var summary: [String] {
    let sandbox =
      switch found {
      case .success(let sandbox):
        "bubblewrap \(ProgramVersion.told(by: sandbox.program)?.description ?? ""): no network, read-only files"
      case .failure(let missing): "none, \(missing.reason)"
      }
    let processes = current == nil ? "" : ", processes"
    return ["sandbox: " + sandbox, "limits: memory, processor time, open files, size of files" + processes]
  }

  /// Returns the command line that is put before that of a program.
  func words(for run: ProgramRun) -> [String] {
    let access = run.access
    let network = access.usesNetwork ? ["--share-net"] : []
    let named = [run.program, run.directory].compactMap(\.self) + run.arguments.filter { $0.hasPrefix("/") }
    let hidden = hidden(access)
    let shown = Self.shown(named + access.reads + access.writes, in: hidden)
    return [program, "--unshare-all"] + network
      + ["--die-with-parent", "--new-session", "--cap-drop", "ALL", "--ro-bind", "/", "/", "--dev", "/dev"]
      + ["--proc", "/proc"] + hidden.flatMap { ["--tmpfs", $0] } + shown.flatMap { ["--ro-bind", $0, $0] }
      + access.writes.flatMap { ["--bind-try", $0, $0] } + ["--"]
  }

  /// Returns the folders whose contents are hidden, the outer ones first.
  private func hidden(_ access: ProgramAccess) -> [String] {
    // Sockets in `/run` may lead to the system's name server.
    var folders = access.usesNetwork ? ["/tmp"] : ["/tmp", "/run"]
    let home = NestedPath.resolved(ProcessInfo.processInfo.environment["HOME"] ?? "/")
    // Users of the system have their home among its programs.
    if !["/", "/bin", "/sbin"].contains(home), !NestedPath.contains("/usr", home) { folders.append(home) }
    return folders.filter { folder in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue
        && !access.reads.contains { NestedPath.contains($0, folder) }
    }.sorted { $0.utf8.count < $1.utf8.count }
  }

  /// Returns the files and folders directly in hidden folders that contain some paths, or to which these lead.
  static func shown(_ paths: [String], in hidden: [String]) -> [String] {
    var shown: [String] = []
    for path in paths + paths.map(NestedPath.resolved) {
      guard let folder = hidden.last(where: { NestedPath.contains($0, path) }) else { continue }
      let name = NestedPath.relative(path, to: folder).split(separator: "/").first
      let entry = name.map { folder + "/" + $0 } ?? folder
      if !shown.contains(entry), FileManager.default.fileExists(atPath: entry) { shown.append(entry) }
    }
    return shown
  }
}
