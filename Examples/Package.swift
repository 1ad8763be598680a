// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "vitrine", path: "..")],
  targets: [
    .target(name: "Gallery", dependencies: [.product(name: "VitrineUI", package: "vitrine")]),
    .executableTarget(name: "Draw", dependencies: ["Gallery", .product(name: "VitrineUI", package: "vitrine")]),
    .target(name: "NoteList", dependencies: [.product(name: "SwiftUI", package: "vitrine")]),
    .testTarget(
      name: "NoteListTests",
      dependencies: [
        "NoteList", .product(name: "VitrineUI", package: "vitrine"),
        .product(name: "VitrineTesting", package: "vitrine"),
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", .product(name: "VitrineUI", package: "vitrine"),
        .product(name: "VitrineTesting", package: "vitrine"),
      ],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
