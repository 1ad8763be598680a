/// Which modules each target may import, as ARCHITECTURE.md's table has it.
enum ImportTable {
  static let layers: [String: Set<String>] = [
    "Markup": [],
    "Diagnostics": ["Markup"],
    "VitrineLayout": [],
    "Assets": [],
    "VitrineText": ["Assets", "Markup", "CHarfBuzz", "CICU"],
    "VitrineUI": ["VitrineLayout", "VitrineText", "Diagnostics", "Markup"],
    "VitrineCharts": ["VitrineUI", "VitrineLayout"],
    "Combine": ["VitrineUI", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"],
    "SwiftUIMacros": ["Markup"],
    "SwiftUI": ["SwiftUIMacros", "Combine", "VitrineUI", "VitrineLayout"],
    "Charts": ["VitrineCharts"],
    "FenceSyntax": [
      "Diagnostics", "SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftOperators", "SwiftIDEUtils",
    ],
    "FenceTypes": ["FenceSyntax", "Diagnostics", "SwiftSyntax", "SwiftParser"],
    "FenceEvaluation": [
      "FenceSyntax", "VitrineUI", "VitrineLayout", "VitrineText", "Diagnostics", "Markup",
    ],
    "Notation": [
      "FenceEvaluation", "FenceSyntax", "FenceTypes", "VitrineCharts", "VitrineUI", "VitrineLayout", "VitrineText",
      "Diagnostics", "Markup",
    ],
    "BindingGenerator": ["SwiftSyntax", "SwiftParser"],
    "VitrineDiagrams": ["VitrineUI", "VitrineLayout", "VitrineText", "Markup"],
    "VitrineSweeps": ["VitrineDiagrams", "VitrineUI", "VitrineLayout", "VitrineText", "Markup"],
    "VitrineKit": [
      "VitrineCharts", "VitrineDiagrams", "VitrineLayout", "VitrineSweeps", "VitrineText", "VitrineUI", "Assets",
      "Markup",
    ],
    "VitrineTesting": [
      "VitrineKit", "VitrineDiagrams", "VitrineLayout", "VitrineUI", "Markup", "Testing", "XCTest",
    ],
    "Notes": ["CMarkGFM", "Diagnostics", "Yams"],
    "Programs": [],
    "SwiftCompilation": ["Assets", "Programs"],
    "Figures": [
      "Notes", "Notation", "Programs", "VitrineDiagrams", "VitrineSweeps", "VitrineUI", "VitrineLayout",
      "VitrineText", "Diagnostics", "Markup",
    ],
    "Projects": [
      "FenceSyntax", "Figures", "Notation", "SiteContent", "VitrineUI", "VitrineLayout", "VitrineText", "Diagnostics",
      "SwiftSyntax", "SwiftParser",
    ],
    "Explanations": [
      "Figures", "FenceSyntax", "VitrineDiagrams", "VitrineUI", "VitrineLayout", "VitrineText", "Diagnostics",
      "Markup",
    ],
    "Mustache": [],
    "SiteStorage": ["Notes", "Programs", "Diagnostics", "Assets", "Markup"],
    "SiteReports": [
      "SiteStorage", "Figures", "Notes", "VitrineDiagrams", "VitrineUI", "VitrineLayout", "Diagnostics", "Markup",
    ],
    "SiteContent": [
      "SiteReports", "SiteStorage", "Mustache", "Figures", "Notes", "Programs", "VitrineUI", "VitrineLayout",
      "Diagnostics", "Markup",
    ],
    "SiteMarkup": [
      "SiteContent", "SiteReports", "SiteStorage", "Figures", "Notes", "Notation", "Programs", "VitrineDiagrams",
      "VitrineSweeps", "VitrineUI", "VitrineLayout", "VitrineText", "Diagnostics", "Assets", "Markup",
    ],
    "SitePages": [
      "SiteMarkup", "SiteContent", "SiteReports", "SiteStorage", "Mustache", "Figures", "Notes", "Notation",
      "Programs", "VitrineDiagrams", "VitrineSweeps", "VitrineUI", "VitrineLayout", "VitrineText", "Diagnostics",
      "Assets", "Markup",
    ],
    "SiteBooks": [
      "SitePages", "SiteMarkup", "SiteContent", "SiteStorage", "Figures", "Notes", "Programs", "VitrineDiagrams",
      "VitrineUI", "VitrineLayout", "VitrineText", "Diagnostics", "Assets", "Markup", "CZlib",
    ],
    "SiteGenerator": [
      "SiteBooks", "SitePages", "SiteMarkup", "SiteContent", "SiteReports", "SiteStorage", "Figures", "FenceSyntax",
      "SwiftCompilation", "Notes", "Programs", "VitrineUI", "VitrineText", "Diagnostics", "Assets", "Markup",
    ],
    "DevelopmentServer": [
      "SiteGenerator", "SitePages", "SiteMarkup", "SiteContent", "SiteReports", "SiteStorage", "Notes", "Programs",
      "Diagnostics", "Markup", "NIOCore", "NIOPosix", "NIOHTTP1",
    ],
    "LanguageServer": [
      "SiteGenerator", "SiteMarkup", "SiteContent", "SiteStorage", "Explanations", "Figures", "Notes", "Notation",
      "Programs", "SwiftCompilation", "VitrineDiagrams", "VitrineUI", "VitrineText", "Diagnostics", "Markup",
    ],
    "AssistantServer": [
      "LanguageServer", "SiteMarkup", "SiteStorage", "Explanations", "Figures", "Notes", "Notation", "Programs",
      "VitrineDiagrams", "VitrineUI", "VitrineLayout", "VitrineText", "Diagnostics", "Markup",
    ],
    "vitrine": [
      "AssistantServer", "DevelopmentServer", "LanguageServer", "Explanations", "SiteGenerator", "SiteBooks",
      "SitePages", "SiteMarkup", "SiteContent", "SiteReports", "SiteStorage", "SwiftCompilation", "Programs",
      "Projects", "Figures", "Notes", "Diagnostics", "Markup", "Assets", "ArgumentParser",
    ],
  ]

  /// What comes with the toolchain.
  static let platform: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "Glibc", "Musl", "Darwin", "Observation",
    "Synchronization", "Swift",
  ]

  /// The libraries that tests are written with, which come with the toolchain too; no program may need them.
  static let testing: Set<String> = ["Testing", "XCTest"]

  /// Targets that know nothing but the standard library. `Diagnostics` finds bytes with functions of the C library.
  static let pure: Set<String> = ["Markup", "VitrineLayout"]

  static let systemLibraries: Set<String> = ["CMarkGFM", "CHarfBuzz", "CICU", "CZlib"]

  static func allows(_ target: String, importing module: String) -> Bool {
    if layers[target]?.contains(module) == true { return true }
    return platform.contains(module) && !(pure.contains(target) && module != "Swift")
  }
}
