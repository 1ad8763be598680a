/// A type, as declared in source.
struct DeclaredType {
  enum Keyword { case structure, enumeration, other }

  /// The name with those of the types around it: `Image.Scale`.
  let name: String
  let keyword: Keyword
  /// The superclass and the conformances in the declaration itself, not in extensions.
  let inherited: [String]
  let isPublic: Bool
  let isGeneric: Bool
  /// The cases of an enumeration, with their associated values.
  var cases: [DeclaredFunction] = []
}

/// A static property: `.center`.
struct DeclaredMember {
  /// The type or protocol that declares it.
  let owner: String
  /// The type that `Self` is required to be, in an extension of a protocol for one type.
  let selfType: String?
  let name: String
  /// The type as written; `nil` where the compiler infers it from the value.
  let type: String?
}

/// A function, an initializer (`init`) or an enumeration case with associated values.
struct DeclaredFunction {
  /// The type or protocol that declares it.
  let owner: String
  let name: String
  let parameters: [DeclaredParameter]
  /// The constraints of its type parameters and of those of the type around it.
  let generics: [String: String]
  let result: String?
  var isStatic = false
  var isMutating = false
  /// The purpose of a modifier that changes nothing in a picture at rest; `nil` for others.
  var inertTopic: String?
}

/// A parameter, as declared in source.
struct DeclaredParameter {
  let label: String?
  let type: String
  let fallback: String?
  let isVariadic: Bool
  /// The reason why the argument does not change a picture, if the documentation comment gives one.
  let withoutEffect: String?
}

/// The declarations of one file.
struct DeclaredFile {
  /// The path below `Sources`.
  let path: String
  var types: [DeclaredType] = []
  var members: [DeclaredMember] = []
  var functions: [DeclaredFunction] = []
}
