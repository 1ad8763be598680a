import VitrineText

/// The size of text that people prefer.
public typealias DynamicTypeSize = VitrineText.DynamicTypeSize
