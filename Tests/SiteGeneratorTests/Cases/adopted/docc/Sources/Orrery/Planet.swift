public struct Planet {}
