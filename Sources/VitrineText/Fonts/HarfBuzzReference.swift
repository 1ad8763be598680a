import CHarfBuzz

/// A counted reference to a HarfBuzz object that has been made immutable.
///
/// HarfBuzz counts atomically and lets any number of threads read an immutable blob, face or font, so sharing the
/// reference is sound; it is kept as an address because Swift regards every raw pointer as bound to one thread.
final class HarfBuzzReference: Sendable {
  private let address: UInt
  private let release: @Sendable (OpaquePointer) -> Void

  /// Takes over the caller's reference.
  init(_ pointer: OpaquePointer, release: @escaping @Sendable (OpaquePointer) -> Void) {
    address = UInt(bitPattern: pointer)
    self.release = release
  }

  deinit {
    if let pointer = OpaquePointer(bitPattern: address) { release(pointer) }
  }

  /// Lends the object for the length of a call; `nil` never happens for a reference that was made from an object.
  func with<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
    OpaquePointer(bitPattern: address).map(body)
  }
}
