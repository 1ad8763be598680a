import ArgumentParser
import Foundation
import HostileCalls
import SiteGenerator

/// Feeds mutated notes and fences to every parser, and lays out and draws what comes out.
///
/// Each input is written to a file before it is tried: after a crash it is there. An input that takes longer than the
/// limit ends the run as well. The same seed makes the same inputs.
@main struct Fuzzer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "VitrineFuzzer", abstract: "Look for inputs that crash or hang the program.",
    discussion: """
      Examples:
        make fuzz                                     two minutes, from the fences of content/
        swift run VitrineFuzzer --seconds 600 --seed 7 content more-fences.jsonl
      """)

  @Option(help: "How long to go on.") var seconds = 120.0
  @Option(help: "The first number of the random sequence.") var seed: UInt64 = 1
  @Option(help: "The most seconds that one input may take.") var limit = 5.0
  @Option(help: "Where the input that is tried is kept.") var input = "fuzz-input.txt"
  @Option(help: "How many different arguments everything that fences may call is called with, first.")
  var rounds = 3
  @Option(help: "Try the inputs of a file again, as they are.") var again: String?
  @Argument(help: "Folders of notes, and files of JSON lines with a ‘code’ each, to start from.")
  var corpus: [String] = ["content"]

  mutating func run() throws {
    let watch = Watch(limit: limit, file: input)
    if let again {
      let text = try String(contentsOfFile: again, encoding: .utf8)
      for target in Target.allCases { watch.guarding("\(target)", text) { target.run(text) } }
      return print("nothing happened")
    }
    let starts = Corpus.texts(corpus)
    guard !starts.isEmpty else { throw ValidationError("no notes and no fences in \(corpus.joined(separator: ", "))") }
    let calls = try HostileCalls.sources(rounds: rounds)
    for source in calls { watch.guarding("call", source) { Target.fence.run(source) } }
    print("\(calls.count) calls with hostile arguments: no crash, no hang")
    var mutator = Mutator(seed: seed, corpus: starts)
    let start = ContinuousClock.now
    let end = start.advanced(by: .seconds(seconds))
    var (count, reported) = (0, start)
    while ContinuousClock.now < end {
      let text = mutator.next()
      let target = Target.allCases[count % 3 == 0 ? Int(mutator.random(UInt64(Target.allCases.count))) : 0]
      watch.guarding("\(target)", text) { target.run(text) }
      count += 1
      if ContinuousClock.now > reported.advanced(by: .seconds(10)) {
        reported = .now
        print("\(count) inputs, slowest \(watch.slowest.formatted()) s (\(watch.slowestTarget))")
        fflush(nil)
      }
    }
    print("\(count) inputs from \(starts.count) starts, seed \(seed): no crash, no hang")
    print(
      "slowest: \(watch.slowest.formatted()) s (\(watch.slowestTarget)); inputs that took over a second: \(watch.slow)")
    try? FileManager.default.removeItem(atPath: input)
  }
}
