/// The measurements of `make bench` that are made inside one process; `Benchmarks/run` puts them beside the peers'.
///
/// `VitrineBenchmarks` times layout alone, `VitrineBenchmarks figures COUNT` figures from source to SVG,
/// `VitrineBenchmarks fences FILE` each fence of a file, `VitrineBenchmarks first` the first fence beside the second,
/// `VitrineBenchmarks updates` a tree made as a whole beside one that is brought up to date, `VitrineBenchmarks lives` events
/// in a fence's tree; `VitrineBenchmarks types FILE` counts the expressions whose types are known.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "figures" {
      FigureBenchmark.run(count: arguments.dropFirst().first.flatMap(Int.init) ?? 200)
    } else if arguments.first == "fences", let path = arguments.dropFirst().first {
      FenceBenchmark.run(path)
    } else if arguments.first == "types", let path = arguments.dropFirst().first {
      TypeCoverageReport.run(path)
    } else if arguments.first == "first" {
      FirstFenceBenchmark.run()
    } else if arguments.first == "updates" {
      UpdateBenchmark.run()
    } else if arguments.first == "lives" {
      LivesBenchmark.run()
    } else {
      LayoutBenchmark.run()
    }
  }
}
