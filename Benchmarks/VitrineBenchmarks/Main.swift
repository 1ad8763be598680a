/// The measurements of `make bench` that are made inside one process; `Benchmarks/run` puts them beside the peers'.
@main
enum Main {
  static func main() {
    LayoutBenchmark.run()
  }
}
