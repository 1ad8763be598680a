// Re-exports Swift Charts, under its name.
@_exported import VitrineCharts
