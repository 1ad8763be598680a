// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// Scripts/build has the program use the Swift parser that comes with the compiler, in the folder that this names, where it is the same
// version: compiling the parser takes longer than compiling any module of ours.
let usesParserOfCompiler = Context.environment["VITRINE_PARSER"] != nil

func parser(_ modules: String...) -> [Target.Dependency] {
  usesParserOfCompiler ? [] : modules.map { .product(name: $0, package: "swift-syntax") }
}

let package = Package(
  name: "vitrine",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "vitrine", targets: ["vitrine"]),
    .library(
      name: "VitrineUI",
      targets: [
        "VitrineLayout", "VitrineText", "VitrineUI", "VitrineCharts", "VitrineDiagrams", "VitrineSweeps", "VitrineKit",
      ]),
    .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "CICU",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),

    .target(name: "Markup"),
    .target(name: "Diagnostics", dependencies: ["Markup"]),
    .target(
      name: "VitrineLayout",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Assets"),
    .target(name: "VitrineText", dependencies: ["Assets", "Markup", "CHarfBuzz", "CICU"]),
    .target(name: "VitrineUI", dependencies: ["VitrineLayout", "VitrineText", "Diagnostics", "Markup"]),
    .target(name: "VitrineCharts", dependencies: ["VitrineUI", "VitrineLayout"]),
    .target(
      name: "FenceSyntax",
      dependencies: ["Diagnostics"]
        + parser("SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftOperators", "SwiftIDEUtils")),
    .target(
      name: "FenceTypes",
      dependencies: ["Diagnostics", "FenceSyntax"] + parser("SwiftSyntax", "SwiftParser"),
      exclude: ["Interfaces/Core.swiftinterface"]),
    .target(
      name: "FenceEvaluation",
      dependencies: ["FenceSyntax", "VitrineUI", "VitrineLayout", "VitrineText", "Diagnostics", "Markup"],
      exclude: ["Library/Interfaces"]),
    .target(
      name: "Notation",
      dependencies: [
        "FenceEvaluation", "FenceSyntax", "FenceTypes", "VitrineCharts", "VitrineUI", "VitrineLayout", "VitrineText",
        "Diagnostics", "Markup",
      ]),
    .executableTarget(name: "BindingGenerator", dependencies: parser("SwiftSyntax", "SwiftParser")),
    .target(name: "VitrineDiagrams", dependencies: ["VitrineUI", "VitrineLayout", "VitrineText", "Markup"]),
    .target(
      name: "VitrineSweeps", dependencies: ["VitrineDiagrams", "VitrineUI", "VitrineLayout", "VitrineText", "Markup"]),
    .target(
      name: "VitrineKit",
      dependencies: [
        "VitrineCharts", "VitrineDiagrams", "VitrineLayout", "VitrineSweeps", "VitrineText", "VitrineUI", "Assets",
        "Markup",
      ]),
    .target(
      name: "VitrineTesting", dependencies: ["VitrineKit", "VitrineDiagrams", "VitrineLayout", "VitrineUI", "Markup"]),
    .target(
      name: "Notes",
      dependencies: ["CMarkGFM", "Diagnostics", .product(name: "Yams", package: "Yams")]),
    .target(name: "Programs"),
    .target(name: "SwiftCompilation", dependencies: ["Assets", "Programs"]),
    .target(
      name: "Figures",
      dependencies: [
        "Notes", "Notation", "Programs", "VitrineDiagrams", "VitrineSweeps", "VitrineUI", "VitrineLayout",
        "VitrineText", "Diagnostics", "Markup",
      ]),
    .target(
      name: "Explanations",
      dependencies: [
        "Figures", "FenceSyntax", "VitrineDiagrams", "VitrineUI", "VitrineLayout", "VitrineText", "Diagnostics",
        "Markup",
      ]),
    .target(name: "Mustache"),
    .target(name: "SiteStorage", dependencies: ["Notes", "Programs", "Diagnostics", "Assets", "Markup"]),
    .target(
      name: "SiteReports",
      dependencies: [
        "SiteStorage", "Figures", "Notes", "VitrineDiagrams", "VitrineUI", "VitrineLayout", "Diagnostics", "Markup",
      ]),
    .target(
      name: "SiteContent",
      dependencies: [
        "SiteReports", "SiteStorage", "Mustache", "Figures", "Notes", "Programs", "VitrineUI", "VitrineLayout",
        "Diagnostics", "Markup",
      ]),
    .target(
      name: "SiteMarkup",
      dependencies: [
        "SiteContent", "SiteReports", "SiteStorage", "Figures", "Notes", "Notation", "Programs", "VitrineDiagrams",
        "VitrineSweeps", "VitrineUI", "VitrineLayout", "VitrineText", "Diagnostics", "Assets", "Markup",
      ]),
    .target(
      name: "SitePages",
      dependencies: [
        "SiteMarkup", "SiteContent", "SiteReports", "SiteStorage", "Mustache", "Figures", "Notes", "Notation",
        "Programs", "VitrineDiagrams", "VitrineSweeps", "VitrineUI", "VitrineLayout", "VitrineText", "Diagnostics",
        "Assets", "Markup",
      ]),
    .target(
      name: "Projects",
      dependencies: [
        "FenceSyntax", "Figures", "Notation", "SiteContent", "VitrineUI", "VitrineLayout", "VitrineText", "Diagnostics",
      ] + parser("SwiftSyntax", "SwiftParser")),
    .target(
      name: "SiteBooks",
      dependencies: [
        "SitePages", "SiteMarkup", "SiteContent", "SiteStorage", "Figures", "Notes", "Programs", "VitrineDiagrams",
        "VitrineUI", "VitrineLayout", "VitrineText", "Diagnostics", "Assets", "Markup", "CZlib",
      ]),
    .target(
      name: "SiteGenerator",
      dependencies: [
        "SiteBooks", "SitePages", "SiteMarkup", "SiteContent", "SiteReports", "SiteStorage", "Figures", "FenceSyntax",
        "SwiftCompilation", "Notes", "Programs", "VitrineUI", "VitrineText", "Diagnostics", "Assets", "Markup",
      ]),
    .target(
      name: "DevelopmentServer",
      dependencies: [
        "SiteGenerator", "SitePages", "SiteMarkup", "SiteContent", "SiteReports", "SiteStorage", "Notes", "Programs",
        "Diagnostics", "Markup",
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "SiteGenerator", "SiteMarkup", "SiteContent", "SiteStorage", "Explanations", "Figures", "Notes", "Notation",
        "Programs", "SwiftCompilation", "VitrineDiagrams", "VitrineUI", "VitrineText", "Diagnostics", "Markup",
      ]),
    .target(
      name: "AssistantServer",
      dependencies: [
        "LanguageServer", "SiteMarkup", "SiteStorage", "Explanations", "Figures", "Notes", "Notation", "Programs",
        "VitrineDiagrams", "VitrineUI", "VitrineLayout", "VitrineText", "Diagnostics", "Markup",
      ]),
    .executableTarget(
      name: "vitrine",
      dependencies: [
        "AssistantServer", "DevelopmentServer", "LanguageServer", "Explanations", "SiteGenerator", "SiteBooks",
        "SitePages", "SiteMarkup", "SiteContent", "SiteReports", "SiteStorage", "SwiftCompilation", "Programs",
        "Projects", "Figures", "Notes", "Diagnostics", "Markup", "Assets",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    .executableTarget(
      name: "VitrineBenchmarks",
      dependencies: [
        "Figures", "Notation", "FenceEvaluation", "FenceSyntax", "FenceTypes", "VitrineDiagrams", "VitrineUI",
        "VitrineLayout", "VitrineText", "Assets",
      ],
      path: "Benchmarks/VitrineBenchmarks"),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "DevelopmentServer", "SiteGenerator", "SiteMarkup", "SiteContent", "SiteStorage", "Figures", "Notes",
        "Notation", "Programs", "VitrineText", "Assets", "TestSupport",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      path: "Tests/Fuzzing/Targets"),
    .testTarget(name: "FuzzTargetTests", dependencies: ["FuzzTargets"], exclude: ["Inputs"]),
    .target(name: "HostileCalls", dependencies: ["FenceEvaluation", "Notation"], path: "Tests/HostileCalls"),

    .target(
      name: "OracleSupport", dependencies: ["Notation", "FenceSyntax", "VitrineUI", "VitrineLayout", "TestSupport"],
      path: "Tests/Oracle/Support"),
    .target(name: "TestSupport", dependencies: ["Assets", "Programs", "VitrineText"], path: "Tests/Support"),
    .target(
      name: "SiteTestSupport", dependencies: ["SiteMarkup", "SiteContent", "TestSupport"], path: "Tests/SiteSupport"),

    .testTarget(name: "ArchitectureTests", exclude: ["Cases"]),
    .testTarget(name: "BindingGeneratorTests", dependencies: ["BindingGenerator"]),
    .testTarget(name: "AssetsTests", dependencies: ["Assets"]),
    .testTarget(
      name: "LayoutCaseTests",
      dependencies: ["Notation", "VitrineUI", "VitrineLayout", "VitrineText", "Diagnostics", "TestSupport"],
      exclude: ["Cases", "model", "README.md"]),
    .testTarget(
      name: "FenceTypesTests", dependencies: ["FenceTypes", "FenceSyntax", "TestSupport"], exclude: ["Cases"]),
    .testTarget(
      name: "FenceEvaluationTests",
      dependencies: ["FenceEvaluation", "FenceSyntax", "VitrineUI", "Diagnostics", "TestSupport"],
      exclude: ["Cases"]),
    .testTarget(
      name: "NotationTests",
      dependencies: [
        "Notation", "FenceEvaluation", "FenceSyntax", "VitrineUI", "VitrineLayout", "Diagnostics", "HostileCalls",
        "OracleSupport",
        "TestSupport",
      ],
      exclude: ["Cases"]),
    .testTarget(name: "ProgramsTests", dependencies: ["Programs", "TestSupport"]),
    .testTarget(
      name: "SwiftCompilationTests", dependencies: ["SwiftCompilation", "FenceSyntax", "Diagnostics", "TestSupport"],
      exclude: ["Cases"]),
    .testTarget(name: "MarkupTests", dependencies: ["Markup", "TestSupport"]),
    .testTarget(name: "NotesTests", dependencies: ["Notes", "Diagnostics", "TestSupport"], exclude: ["Cases"]),
    .testTarget(
      name: "FiguresTests",
      dependencies: [
        "Figures", "Notation", "Notes", "VitrineDiagrams", "VitrineUI", "VitrineLayout", "Diagnostics", "Markup",
        "TestSupport",
      ],
      exclude: ["Cases"]),
    .testTarget(
      name: "ExplanationsTests",
      dependencies: ["Explanations", "Figures", "VitrineUI", "VitrineLayout", "Diagnostics", "Markup", "TestSupport"],
      exclude: ["Cases"]),
    .testTarget(
      name: "AssistantServerTests",
      dependencies: ["AssistantServer", "LanguageServer", "Markup", "TestSupport"]),
    .testTarget(
      name: "MustacheTests", dependencies: ["Mustache", "Diagnostics", "TestSupport"], exclude: ["Cases"]),
    .testTarget(name: "SiteStorageTests", dependencies: ["SiteStorage", "Notes"]),
    .testTarget(
      name: "SiteReportsTests", dependencies: ["SiteReports", "Programs", "Diagnostics", "Markup", "TestSupport"]),
    .testTarget(
      name: "ProjectsTests", dependencies: ["Projects", "VitrineUI", "TestSupport"], exclude: ["Cases"]),
    .testTarget(
      name: "SiteContentTests",
      dependencies: [
        "SiteContent", "SiteStorage", "Figures", "Programs", "VitrineUI", "Diagnostics", "Markup", "TestSupport",
      ],
      exclude: ["Cases"]),
    .testTarget(
      name: "SiteMarkupTests",
      dependencies: ["SiteMarkup", "SiteContent", "Figures", "Notes", "Notation", "Markup", "TestSupport"]),
    .testTarget(
      name: "SitePagesTests",
      dependencies: [
        "SitePages", "SiteMarkup", "SiteContent", "Mustache", "Figures", "Notes", "Programs", "Diagnostics", "Markup",
        "SiteTestSupport", "TestSupport",
      ],
      exclude: ["Cases"]),
    .testTarget(
      name: "SiteGeneratorTests",
      dependencies: [
        "SiteGenerator", "SiteBooks", "SitePages", "SiteMarkup", "SiteContent", "SiteReports", "SiteStorage",
        "Figures", "Notes", "Programs", "VitrineDiagrams", "VitrineUI", "VitrineLayout", "Diagnostics", "Assets",
        "Markup", "CZlib", "SwiftCompilation", "SiteTestSupport", "TestSupport",
      ],
      exclude: ["Cases"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "vitrine", "Figures", "Programs", "Markup", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Cases"]),
    .testTarget(
      name: "DevelopmentServerTests",
      dependencies: [
        "DevelopmentServer", "SiteGenerator", "SitePages", "SiteMarkup", "SiteContent", "SiteReports", "SiteStorage",
        "Figures", "Notes", "Notation", "Programs", "Markup", "TestSupport",
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["LanguageServer", "SwiftCompilation", "Programs", "Diagnostics", "Markup", "TestSupport"],
      exclude: ["Cases"]),
    .testTarget(
      name: "VitrineChartsTests",
      dependencies: ["VitrineCharts", "VitrineUI", "VitrineLayout", "TestSupport"]),
    .testTarget(
      name: "VitrineDiagramsTests",
      dependencies: ["VitrineDiagrams", "VitrineUI", "VitrineLayout", "TestSupport", "Markup"],
      exclude: ["Goldens.txt"]),
    .testTarget(
      name: "VitrineSweepsTests",
      dependencies: ["VitrineSweeps", "VitrineDiagrams", "VitrineUI", "VitrineLayout", "TestSupport", "Markup"]),
    .testTarget(name: "VitrineKitTests", dependencies: ["VitrineKit"]),
    .testTarget(
      name: "VitrineTestingTests",
      dependencies: ["VitrineTesting", "VitrineKit", "TestSupport"]),
    .testTarget(name: "VitrineLayoutTests", dependencies: ["VitrineLayout", "TestSupport"]),
    .testTarget(
      name: "VitrineTextTests", dependencies: ["VitrineText", "Assets", "Programs", "TestSupport"], exclude: ["Cases"]),
    .testTarget(
      name: "VitrineUITests", dependencies: ["VitrineUI", "VitrineLayout", "VitrineText", "TestSupport"],
      exclude: ["Cases"]),
  ],
  swiftLanguageModes: [.v6]
)

if !usesParserOfCompiler {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"))
}

// Apple's names for the library, which Apple's platforms have themselves.
#if !canImport(Darwin)
  package.products.append(.library(name: "SwiftUI", targets: ["SwiftUI", "Charts", "Combine"]))
  package.dependencies.append(.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"))
  package.targets += [
    .target(
      name: "Combine",
      dependencies: [
        "VitrineUI", .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ]),
    .macro(name: "SwiftUIMacros", dependencies: ["Markup"]),
    .target(name: "SwiftUI", dependencies: ["Combine", "SwiftUIMacros", "VitrineUI", "VitrineLayout"]),
    .target(name: "Charts", dependencies: ["VitrineCharts"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SwiftUI", "Charts", "Combine", "VitrineUI", "VitrineLayout", "TestSupport",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      exclude: ["Programs"]),
  ]
#endif

// Only ‘make fuzz’ builds the fuzzer, for it is linked with libFuzzer.
if Context.environment["VITRINE_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(name: "VitrineFuzzer", dependencies: ["FuzzTargets"], path: "Tests/Fuzzing/Fuzzer"))
}

// Only 'make oracle' builds the oracle, which exports the library to the code that it compiles.
if Context.environment["VITRINE_ORACLE"] != nil {
  package.targets.append(
    .executableTarget(
      name: "VitrineOracle",
      dependencies: [
        "SwiftUI", "Charts", "SwiftCompilation", "Figures", "Notes", "FenceSyntax", "VitrineUI", "Diagnostics",
        "Assets",
        "OracleSupport", "TestSupport",
      ],
      path: "Tests/Oracle/Program", linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]))
}

// Each target in Sources has a README.
for target in package.targets where target.path == nil && [.regular, .executable, .macro].contains(target.type) {
  target.exclude.append("README.md")
}
