// Written by `make generate` from Sources/VitrineUI/Inert/InertText.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `InertText.swift`, as fences name them.
enum DeclaredInertText {
  static let members: [MemberTable] = [
    MemberTable(
      TextInputAutocapitalization.self,
      [
        Member("never", .never), Member("words", .words), Member("sentences", .sentences),
        Member("characters", .characters),
      ]),
    MemberTable(
      UIKeyboardType.self,
      [
        Member("default", .`default`), Member("asciiCapable", .asciiCapable),
        Member("numbersAndPunctuation", .numbersAndPunctuation), Member("URL", .URL), Member("numberPad", .numberPad),
        Member("phonePad", .phonePad), Member("namePhonePad", .namePhonePad), Member("emailAddress", .emailAddress),
        Member("decimalPad", .decimalPad), Member("twitter", .twitter), Member("webSearch", .webSearch),
        Member("asciiCapableNumberPad", .asciiCapableNumberPad), Member("alphabet", .alphabet),
      ]),
    MemberTable(
      UITextContentType.self,
      [
        Member("name", .name), Member("namePrefix", .namePrefix), Member("givenName", .givenName),
        Member("middleName", .middleName), Member("familyName", .familyName), Member("nickname", .nickname),
        Member("jobTitle", .jobTitle), Member("organizationName", .organizationName), Member("location", .location),
        Member("fullStreetAddress", .fullStreetAddress), Member("streetAddressLine1", .streetAddressLine1),
        Member("streetAddressLine2", .streetAddressLine2), Member("addressCity", .addressCity),
        Member("addressState", .addressState), Member("postalCode", .postalCode), Member("countryName", .countryName),
        Member("telephoneNumber", .telephoneNumber), Member("emailAddress", .emailAddress), Member("URL", .URL),
        Member("creditCardNumber", .creditCardNumber), Member("username", .username), Member("password", .password),
        Member("newPassword", .newPassword), Member("oneTimeCode", .oneTimeCode),
      ]),
  ]
}

extension TextInputAutocapitalization: CatalogType { package static let catalogName = "TextInputAutocapitalization" }
extension UIKeyboardType: CatalogType { package static let catalogName = "UIKeyboardType" }
extension UITextContentType: CatalogType { package static let catalogName = "UITextContentType" }
