@_exported import VitrineCharts
