#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An angle. Positive angles are clockwise on the screen.
public struct Angle: Hashable, Sendable, Comparable {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public init(radians: Double = 0) { self.radians = radians }

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static let zero = Angle()
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

func sine(_ angle: Double) -> Double { sin(angle) }
func cosine(_ angle: Double) -> Double { cos(angle) }
func tangent(_ angle: Double) -> Double { tan(angle) }
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
func exponential(_ value: Double) -> Double { exp(value) }
func cubeRoot(_ value: Double) -> Double { cbrt(value) }
