import Foundation

/// A place on the Earth, in degrees.
struct CoordinateValue: Hashable, CatalogType, ToldInWords {
  static let catalogName = "CLLocationCoordinate2D"
  var latitude = 0.0
  var longitude = 0.0

  var words: String {
    "CLLocationCoordinate2D(latitude: \(Formatting.plain(latitude)), longitude: \(Formatting.plain(longitude)))"
  }
}

/// How much of the Earth a map shows, in degrees.
struct CoordinateSpan: Hashable, CatalogType, ToldInWords {
  static let catalogName = "MKCoordinateSpan"
  var latitudeDelta = 0.0
  var longitudeDelta = 0.0

  /// A degree of latitude, in metres: a 360th of the Earth's circumference.
  private static let metersInDegree = 40_075_017.0 / 360

  init(latitudeDelta: Double = 0, longitudeDelta: Double = 0) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }

  /// The span of so many metres around a place.
  init(at place: CoordinateValue, latitudinalMeters: Double, longitudinalMeters: Double) {
    latitudeDelta = latitudinalMeters / Self.metersInDegree
    longitudeDelta = longitudinalMeters / (Self.metersInDegree * max(0.01, cos(place.latitude * .pi / 180)))
  }

  var words: String {
    "MKCoordinateSpan(latitudeDelta: \(Formatting.plain(latitudeDelta)), longitudeDelta: \(Formatting.plain(longitudeDelta)))"
  }
}

/// A part of the Earth that a map shows.
struct CoordinateRegion: Hashable, CatalogType, ToldInWords {
  static let catalogName = "MKCoordinateRegion"
  var center = CoordinateValue()
  var span = CoordinateSpan()

  var words: String { "MKCoordinateRegion(center: \(center.words), span: \(span.words))" }
}
