import Testing
import VitrineDiagrams

/// The ten figures are the same bytes, on every machine, in every run. `VITRINE_RECORD=1` writes them anew, and fails, so
/// that no one records by accident.
struct GoldenTests {
  @Test(arguments: TestFigure.ten)
  func figuresStayAsTheyAre(_ figure: TestFigure) throws {
    try Golden.compare(Golden.lines(figure.html), "\(figure.name).html")
    try Golden.compare(Golden.lines(figure.picture), "\(figure.name).svg")
  }
}
