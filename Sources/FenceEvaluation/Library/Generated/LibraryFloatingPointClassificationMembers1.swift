// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `FloatingPointClassification`.
enum LibraryFloatingPointClassificationMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "signalingNaN") { call in
      return call.packed(FloatingPointClassification.signalingNaN as FloatingPointClassification)
    },
    LibraryMember(.staticProperty, "quietNaN") { call in
      return call.packed(FloatingPointClassification.quietNaN as FloatingPointClassification)
    },
    LibraryMember(.staticProperty, "negativeInfinity") { call in
      return call.packed(FloatingPointClassification.negativeInfinity as FloatingPointClassification)
    },
    LibraryMember(.staticProperty, "negativeNormal") { call in
      return call.packed(FloatingPointClassification.negativeNormal as FloatingPointClassification)
    },
    LibraryMember(.staticProperty, "negativeSubnormal") { call in
      return call.packed(FloatingPointClassification.negativeSubnormal as FloatingPointClassification)
    },
    LibraryMember(.staticProperty, "negativeZero") { call in
      return call.packed(FloatingPointClassification.negativeZero as FloatingPointClassification)
    },
    LibraryMember(.staticProperty, "positiveZero") { call in
      return call.packed(FloatingPointClassification.positiveZero as FloatingPointClassification)
    },
    LibraryMember(.staticProperty, "positiveSubnormal") { call in
      return call.packed(FloatingPointClassification.positiveSubnormal as FloatingPointClassification)
    },
    LibraryMember(.staticProperty, "positiveNormal") { call in
      return call.packed(FloatingPointClassification.positiveNormal as FloatingPointClassification)
    },
    LibraryMember(.staticProperty, "positiveInfinity") { call in
      return call.packed(FloatingPointClassification.positiveInfinity as FloatingPointClassification)
    },
  ]
}

/// All members of `FloatingPointClassification`.
enum LibraryFloatingPointClassificationMembers {
  static let all = LibraryType([LibraryFloatingPointClassificationMembers1.members])
}
