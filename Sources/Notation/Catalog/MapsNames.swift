import FenceEvaluation

/// Places and regions, which fences count with; maps themselves are labelled boxes.
enum MapsNames {
  static let maps: [NameBinding] = [
    .function("CLLocationCoordinate2D") {
      Native(Parameter("latitude", .double), Parameter("longitude", .double)) {
        CoordinateValue(latitude: $0, longitude: $1)
      }
      Native { CoordinateValue() }
    },
    .function("CLLocationCoordinate2DMake") {
      Native(Parameter(nil, .double), Parameter(nil, .double)) { CoordinateValue(latitude: $0, longitude: $1) }
    },
    .function("MKCoordinateSpan") {
      Native(Parameter("latitudeDelta", .double), Parameter("longitudeDelta", .double)) {
        CoordinateSpan(latitudeDelta: $0, longitudeDelta: $1)
      }
      Native { CoordinateSpan() }
    },
    .function("MKCoordinateRegion") {
      Native(
        Parameter("center", .native(CoordinateValue.self)), Parameter("span", .native(CoordinateSpan.self))
      ) { CoordinateRegion(center: $0, span: $1) }
      Native(
        Parameter("center", .native(CoordinateValue.self)), Parameter("latitudinalMeters", .double),
        Parameter("longitudinalMeters", .double)
      ) { center, height, width in
        let span = CoordinateSpan(at: center, latitudinalMeters: height, longitudinalMeters: width)
        return CoordinateRegion(center: center, span: span)
      }
      Native { CoordinateRegion() }
    },
  ]

  static let properties: [PropertyTable] = [
    PropertyTable(
      "CLLocationCoordinate2D", CoordinateValue.self,
      [Property("latitude", \.latitude), Property("longitude", \.longitude)]),
    PropertyTable(
      "MKCoordinateSpan", CoordinateSpan.self,
      [Property("latitudeDelta", \.latitudeDelta), Property("longitudeDelta", \.longitudeDelta)]),
    PropertyTable(
      "MKCoordinateRegion", CoordinateRegion.self,
      [Property("center", \.center, as: CoordinateValue.self), Property("span", \.span, as: CoordinateSpan.self)]),
  ]
}
