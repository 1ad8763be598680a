import Foundation
import FuzzTargets

/// Gives inputs to one of the program's parsers, as libFuzzer makes them: it keeps those that reach code no other has reached.
///
/// It is built by `Scripts/fuzz` alone, with what libFuzzer needs to see which code an input reaches.
@main enum VitrineFuzzer {
  /// What the environment says the target is.
  static let target = ProcessInfo.processInfo.environment["VITRINE_FUZZ_TARGET"].flatMap(FuzzTarget.init)

  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    guard let target else {
      print(FuzzTarget.allCases.map(\.rawValue).joined(separator: "\n"))
      exit(words.isEmpty ? 0 : 2)
    }
    if words.first == "seeds", words.count > 2 {
      words.removeFirst()
      return write(target, to: words.removeFirst(), notes: words)
    }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, testOneInput))
  }

  /// Writes what fuzzing begins with: a file for each input.
  private static func write(_ target: FuzzTarget, to folder: String, notes paths: [String]) {
    let notes = paths.sorted().compactMap { FileManager.default.contents(atPath: $0) }
    let seeds = target.seeds(from: notes.map { String(decoding: $0, as: UTF8.self) })
    for (number, seed) in seeds.enumerated() {
      FileManager.default.createFile(atPath: "\(folder)/seed-\(number)", contents: Data(seed))
    }
    print("\(target.rawValue): \(seeds.count) seeds")
  }
}

/// libFuzzer's own `main`, as a function.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// libFuzzer's own mutation of some bytes in their place.
///
/// - Returns: how many there are then.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int, _ most: Int) -> Int

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  VitrineFuzzer.target?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

/// Half of the changes are libFuzzer's, half are those of text.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int, _ most: Int, _ seed: UInt32) -> Int {
  guard let bytes, seed % 2 == 0 else { return mutateBytes(bytes, count, most) }
  var mutator = TextMutator(seed: UInt64(seed))
  let new = mutator.mutate(Array(UnsafeBufferPointer(start: bytes, count: count))).prefix(most)
  for (place, byte) in new.enumerated() { bytes[place] = byte }
  return new.count
}
