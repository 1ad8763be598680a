#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

func logarithm(_ value: Double) -> Double { log(value) }
func exponential(_ value: Double) -> Double { exp(value) }
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
func sine(_ radians: Double) -> Double { sin(radians) }
func cosine(_ radians: Double) -> Double { cos(radians) }
func arcSine(_ value: Double) -> Double { asin(min(max(value, -1), 1)) }
