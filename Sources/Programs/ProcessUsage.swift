import Foundation

/// The CPU time and memory of other processes, on systems that report them (Linux).
enum ProcessUsage {
  /// Returns the CPU time of a process and its child processes, in seconds.
  static func seconds(of process: Int32) -> Double? { sum(of: process, ownSeconds) }

  /// Returns the memory of a process and its child processes, in bytes.
  static func bytes(of process: Int32) -> Int? { sum(of: process, ownBytes) }

  private static func sum<Amount: AdditiveArithmetic>(of process: Int32, _ own: (Int32) -> Amount?) -> Amount? {
    guard var sum = own(process) else { return nil }
    var (open, seen) = (children(of: process), 0)
    while let child = open.popLast(), seen < 64 {
      seen += 1
      sum += own(child) ?? .zero
      open += children(of: child)
    }
    return sum
  }

  private static func ownSeconds(of process: Int32) -> Double? {
    guard let text = text("/proc/\(process)/stat"), let name = text.lastIndex(of: ")") else { return nil }
    // The fields after the name: the state, ten numbers, the user time and the system time.
    let words = text[text.index(after: name)...].split(separator: " ")
    let ticks = Double(sysconf(Int32(_SC_CLK_TCK)))
    guard words.count > 12, ticks > 0, let user = Double(words[11]), let system = Double(words[12]) else { return nil }
    return (user + system) / ticks
  }

  private static func ownBytes(of process: Int32) -> Int? {
    guard let words = text("/proc/\(process)/statm")?.split(separator: " "), words.count > 1,
      let pages = Int(words[1])
    else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static func children(of process: Int32) -> [Int32] {
    (text("/proc/\(process)/task/\(process)/children") ?? "").split(separator: " ").compactMap { Int32($0) }
  }

  private static func text(_ path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
