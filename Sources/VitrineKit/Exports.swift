// Re-exports all modules that a program needs for drawing views.
@_exported import VitrineCharts
@_exported import VitrineDiagrams
@_exported import VitrineLayout
@_exported import VitrineSweeps
@_exported import VitrineText
@_exported import VitrineUI

@_exported import struct Markup.Element
