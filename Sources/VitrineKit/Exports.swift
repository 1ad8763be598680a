// What programs that draw views need, by one import.
@_exported import VitrineCharts
@_exported import VitrineDiagrams
@_exported import VitrineLayout
@_exported import VitrineSweeps
@_exported import VitrineText
@_exported import VitrineUI

@_exported import struct Markup.Element
