import Testing
import VitrineDiagrams

/// The ten figures have the same bytes on every machine and in every run. `VITRINE_RECORD=1` records new hashes, and fails, so
/// that no one records by accident.
struct GoldenTests {
  @Test(arguments: TestFigure.ten) func figuresStayAsTheyAre(_ figure: TestFigure) throws {
    try Golden.compare(Golden.lines(figure.html), "\(figure.name).html")
    try Golden.compare(Golden.lines(figure.picture), "\(figure.name).svg")
  }
}
