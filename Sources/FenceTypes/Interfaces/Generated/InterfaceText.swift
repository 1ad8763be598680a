// Written by `make generate` from declarations.

/// The declarations that fences can use, in the form that `InterfaceWriter` of the generator describes.
enum InterfaceText {
  static var parts: [InterfacePart] { [part1, part2, part3, part4, part5, part6, part7] }
}
