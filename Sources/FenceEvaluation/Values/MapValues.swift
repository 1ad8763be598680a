import Foundation

/// A place on the Earth, in degrees.
package struct CoordinateValue: Hashable, CatalogType, ToldInWords {
  package static let catalogName = "CLLocationCoordinate2D"
  package var latitude = 0.0
  package var longitude = 0.0

  package init(latitude: Double = 0, longitude: Double = 0) { (self.latitude, self.longitude) = (latitude, longitude) }

  package var words: String {
    "CLLocationCoordinate2D(latitude: \(Formatting.plain(latitude)), longitude: \(Formatting.plain(longitude)))"
  }
}

/// How much of the Earth a map shows, in degrees.
package struct CoordinateSpan: Hashable, CatalogType, ToldInWords {
  package static let catalogName = "MKCoordinateSpan"
  package var latitudeDelta = 0.0
  package var longitudeDelta = 0.0

  /// A degree of latitude, in metres: a 360th of the Earth's circumference.
  private static let metersInDegree = 40_075_017.0 / 360

  package init(latitudeDelta: Double = 0, longitudeDelta: Double = 0) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }

  /// The span of so many metres around a place.
  package init(at place: CoordinateValue, latitudinalMeters: Double, longitudinalMeters: Double) {
    latitudeDelta = latitudinalMeters / Self.metersInDegree
    longitudeDelta = longitudinalMeters / (Self.metersInDegree * max(0.01, cos(place.latitude * .pi / 180)))
  }

  package var words: String {
    "MKCoordinateSpan(latitudeDelta: \(Formatting.plain(latitudeDelta)), longitudeDelta: \(Formatting.plain(longitudeDelta)))"
  }
}

/// A part of the Earth that a map shows.
package struct CoordinateRegion: Hashable, CatalogType, ToldInWords {
  package static let catalogName = "MKCoordinateRegion"
  package var center = CoordinateValue()
  package var span = CoordinateSpan()

  package init(center: CoordinateValue = CoordinateValue(), span: CoordinateSpan = CoordinateSpan()) {
    (self.center, self.span) = (center, span)
  }

  package var words: String { "MKCoordinateRegion(center: \(center.words), span: \(span.words))" }
}
