// Written by `make generate` from Sources/VitrineUI/Modifiers/SafeAreaModifiers.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `SafeAreaModifiers.swift`, as fences name them.
enum DeclaredSafeAreaModifiers {
  static let bindings: [NameBinding] = [
    .modifier("ignoresSafeArea") { Modifier(Parameter("edges", .edges, or: .all)) { $0.ignoresSafeArea(edges: $1) } },
    .modifier("edgesIgnoringSafeArea") { Modifier(Parameter(nil, .edges)) { $0.edgesIgnoringSafeArea($1) } },
    .modifier("safeAreaInset") {
      Modifier(
        Parameter("edge", .native(Edge.self)), Parameter("alignment", .native(HorizontalAlignment.self), or: .center),
        .optional("spacing", .double), Parameter("content", .content)
      ) { $0.safeAreaInset(edge: $1, alignment: $2, spacing: $3, content: content($4)) }
      Modifier(
        Parameter("edge", .native(Edge.self)), Parameter("alignment", .native(VerticalAlignment.self)),
        .optional("spacing", .double), Parameter("content", .content)
      ) { $0.safeAreaInset(edge: $1, alignment: $2, spacing: $3, content: content($4)) }
    },
    .modifier("safeAreaBar") {
      Modifier(
        Parameter("edge", .native(Edge.self)), Parameter("alignment", .native(HorizontalAlignment.self), or: .center),
        .optional("spacing", .double), Parameter("content", .content)
      ) { $0.safeAreaBar(edge: $1, alignment: $2, spacing: $3, content: content($4)) }
      Modifier(
        Parameter("edge", .native(Edge.self)), Parameter("alignment", .native(VerticalAlignment.self)),
        .optional("spacing", .double), Parameter("content", .content)
      ) { $0.safeAreaBar(edge: $1, alignment: $2, spacing: $3, content: content($4)) }
    },
    .modifier("safeAreaPadding") {
      Modifier(Parameter(nil, .native(EdgeInsets.self))) { $0.safeAreaPadding($1) }
      Modifier(Parameter(nil, .double)) { $0.safeAreaPadding($1) }
      Modifier(Parameter(nil, .edges, or: .all), .optional(nil, .double)) { $0.safeAreaPadding($1, $2) }
    },
  ]
}
