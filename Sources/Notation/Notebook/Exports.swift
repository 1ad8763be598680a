// What comes of parsing alone is part of what this module offers.
@_exported import struct FenceEvaluation.OpenConditions
@_exported import struct FenceSyntax.FenceParser
@_exported import struct FenceSyntax.FenceRepair
@_exported import struct FenceSyntax.HighlightedRun
@_exported import struct FenceSyntax.ParsedFence
@_exported import struct FenceSyntax.ViewUse
@_exported import func FenceSyntax.highlightSwift
