// The results of parsing are part of this module's interface.
@_exported import struct FenceEvaluation.ComputingTime
@_exported import struct FenceEvaluation.OpenConditions
@_exported import enum FenceEvaluation.Toolchain
@_exported import struct FenceSyntax.FenceParser
@_exported import struct FenceSyntax.FenceRepair
@_exported import struct FenceSyntax.HighlightedRun
@_exported import enum FenceSyntax.LiteralValue
@_exported import struct FenceSyntax.NamedLiteral
@_exported import struct FenceSyntax.ParsedFence
@_exported import struct FenceSyntax.ViewUse
@_exported import func FenceSyntax.highlightSwift
@_exported import struct FenceTypes.TypedName
