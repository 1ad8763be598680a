/// A type as its source declares it.
struct DeclaredType {
  enum Keyword { case structure, enumeration, other }

  /// With the types around it: `Image.Scale`.
  let name: String
  let keyword: Keyword
  /// What it inherits and conforms to where it is declared.
  let inherited: [String]
  let isPublic: Bool
  let isGeneric: Bool
  /// The cases of an enumeration, with their associated values.
  var cases: [DeclaredFunction] = []
}

/// A static value that a type has of itself: `.center`.
struct DeclaredMember {
  /// The type or protocol that it is found in.
  let owner: String
  /// What `Self` is, in an extension of a protocol for one type.
  let selfType: String?
  let name: String
  /// As written; `nil` where it is left to the value.
  let type: String?
}

/// A function, an initialiser (`init`) or a case.
struct DeclaredFunction {
  /// The type or protocol that it stands in.
  let owner: String
  let name: String
  let parameters: [DeclaredParameter]
  /// What its type parameters conform to, and those of the type around it.
  let generics: [String: String]
  let result: String?
  var isStatic = false
  var isMutating = false
}

/// A parameter as it is declared.
struct DeclaredParameter {
  let label: String?
  let type: String
  let fallback: String?
  let isVariadic: Bool
  /// Why another value changes nothing in a picture, where the comment says so.
  let withoutEffect: String?
}

/// What one file declares.
struct DeclaredFile {
  /// Beneath `Sources`.
  let path: String
  var types: [DeclaredType] = []
  var members: [DeclaredMember] = []
  var functions: [DeclaredFunction] = []
}
