/// Every name that fences may use: lists of bindings, a file for each group of related names.
enum Names {
  static var bindings: [NameBinding] { sliders }
  static var memberTables: [MemberTable] { [] }
}
