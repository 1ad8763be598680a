import SiteGenerator
import VitrineDiagrams

/// Times a figure from its source to finished SVG, in one process: evaluated, laid out, drawn, its fonts cut to it.
enum FigureBenchmark {
  /// - Parameter count: how many figures, each with another text.
  static func run(count: Int) {
    var options = FigureOptions()
    options.show = [.picture, .dimensions, .tree]
    var seconds: [Double] = []
    var bytes = 0
    for number in 0..<count {
      let source = "Text(\"Text \(number)\").padding(10).background(Color.teal)"
      let elapsed = ContinuousClock().measure {
        guard let rendering = FenceDrawing(Fonts.typesetter).draw(source, options).figures.first?.rendering else {
          return
        }
        bytes += StandaloneSVG.figure(rendering, parts: options.parts).fileText.utf8.count
      }
      seconds.append(elapsed.seconds)
    }
    print("figure vitrine \(seconds.sorted()[count / 2] * 1e9) \(bytes / count)")
  }
}
