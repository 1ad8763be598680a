// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `SignedInteger`.
enum LibrarySignedIntegerMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.mutating, "negate") { call in
      try signedIntegerNegate0(call.integer(), call)
    },
  ]
}

private func signedIntegerNegate0<Base: LibraryInteger>(_ base: Base, _ call: LibraryCall) throws -> Value {
  var base = base
  let result = try call.packed(trying: call.negate(&base))
  call.write(base)
  return result
}

/// All members of `SignedInteger`.
enum LibrarySignedIntegerMembers {
  static let all = LibraryType([LibrarySignedIntegerMembers1.members])
}
