// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `UserDefaults`.
enum LibraryUserDefaultsMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "standard") { call in
      return try call.packed(trying: call.standard(StoredDefaults.self))
    },
    LibraryMember(.initializer, "init") { call in
      return try call.packed(trying: call.make(StoredDefaults.self))
    },
    LibraryMember(.initializer, "init", [LibraryParameter("suiteName", "suitename", Optional<String>.self)]) { call in
      let suitename = try call[0, Optional<String>.self]
      return try call.packed(trying: call.make(StoredDefaults.self, suiteName: suitename))
    },
    LibraryMember(.method, "set", [
      LibraryParameter(nil, "value", Optional<LibraryElement>.self),
      LibraryParameter("forKey", "defaultName", String.self),
    ]) { call in
      let base = try call.receiver(StoredDefaults.self)
      let value = try call[0, Optional<LibraryElement>.self]
      let defaultName = try call[1, String.self]
      base.set(value, forKey: defaultName)
      return .void
    },
    LibraryMember(.method, "setValue", [
      LibraryParameter(nil, "value", Optional<LibraryElement>.self), LibraryParameter("forKey", "key", String.self),
    ]) { call in
      let base = try call.receiver(StoredDefaults.self)
      let value = try call[0, Optional<LibraryElement>.self]
      let key = try call[1, String.self]
      base.setValue(value, forKey: key)
      return .void
    },
    LibraryMember(.method, "removeObject", [LibraryParameter("forKey", "defaultName", String.self)]) { call in
      let base = try call.receiver(StoredDefaults.self)
      let defaultName = try call[0, String.self]
      base.removeObject(forKey: defaultName)
      return .void
    },
    LibraryMember(.method, "register", [
      LibraryParameter("defaults", "registrationDictionary", LibraryDictionary.self)
    ]) { call in
      let base = try call.receiver(StoredDefaults.self)
      let registrationDictionary = try call[0, LibraryDictionary.self]
      base.register(defaults: registrationDictionary)
      return .void
    },
    LibraryMember(.method, "object", [LibraryParameter("forKey", "defaultName", String.self)]) { call in
      let base = try call.receiver(StoredDefaults.self)
      let defaultName = try call[0, String.self]
      return call.packed(base.object(forKey: defaultName) as LibraryElement?)
    },
    LibraryMember(.method, "value", [LibraryParameter("forKey", "key", String.self)]) { call in
      let base = try call.receiver(StoredDefaults.self)
      let key = try call[0, String.self]
      return call.packed(base.value(forKey: key) as LibraryElement?)
    },
    LibraryMember(.method, "string", [LibraryParameter("forKey", "defaultName", String.self)]) { call in
      let base = try call.receiver(StoredDefaults.self)
      let defaultName = try call[0, String.self]
      return call.packed(base.string(forKey: defaultName) as String?)
    },
    LibraryMember(.method, "array", [LibraryParameter("forKey", "defaultName", String.self)]) { call in
      let base = try call.receiver(StoredDefaults.self)
      let defaultName = try call[0, String.self]
      return call.packed(base.array(forKey: defaultName) as [LibraryElement]?)
    },
    LibraryMember(.method, "stringArray", [LibraryParameter("forKey", "defaultName", String.self)]) { call in
      let base = try call.receiver(StoredDefaults.self)
      let defaultName = try call[0, String.self]
      return call.packed(base.stringArray(forKey: defaultName) as [String]?)
    },
    LibraryMember(.method, "dictionary", [LibraryParameter("forKey", "defaultName", String.self)]) { call in
      let base = try call.receiver(StoredDefaults.self)
      let defaultName = try call[0, String.self]
      return call.packed(base.dictionary(forKey: defaultName) as LibraryDictionary?)
    },
    LibraryMember(.method, "data", [LibraryParameter("forKey", "defaultName", String.self)]) { call in
      let base = try call.receiver(StoredDefaults.self)
      let defaultName = try call[0, String.self]
      return call.packed(base.data(forKey: defaultName) as Data?)
    },
    LibraryMember(.method, "url", [LibraryParameter("forKey", "defaultName", String.self)]) { call in
      let base = try call.receiver(StoredDefaults.self)
      let defaultName = try call[0, String.self]
      return call.packed(base.url(forKey: defaultName) as URL?)
    },
    LibraryMember(.method, "integer", [LibraryParameter("forKey", "defaultName", String.self)]) { call in
      let base = try call.receiver(StoredDefaults.self)
      let defaultName = try call[0, String.self]
      return call.packed(base.integer(forKey: defaultName) as Int)
    },
    LibraryMember(.method, "double", [LibraryParameter("forKey", "defaultName", String.self)]) { call in
      let base = try call.receiver(StoredDefaults.self)
      let defaultName = try call[0, String.self]
      return call.packed(base.double(forKey: defaultName) as Double)
    },
    LibraryMember(.method, "float", [LibraryParameter("forKey", "defaultName", String.self)]) { call in
      let base = try call.receiver(StoredDefaults.self)
      let defaultName = try call[0, String.self]
      return call.packed(base.float(forKey: defaultName) as Float)
    },
    LibraryMember(.method, "bool", [LibraryParameter("forKey", "defaultName", String.self)]) { call in
      let base = try call.receiver(StoredDefaults.self)
      let defaultName = try call[0, String.self]
      return call.packed(base.bool(forKey: defaultName) as Bool)
    },
    LibraryMember(.method, "synchronize") { call in
      let base = try call.receiver(StoredDefaults.self)
      return call.packed(base.synchronize() as Bool)
    },
  ]
}

/// All members of `UserDefaults`.
enum LibraryUserDefaultsMembers {
  static let all = LibraryType([LibraryUserDefaultsMembers1.members])
}
