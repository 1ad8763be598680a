/// The files and the network that a program may use. A sandbox enforces it, where the system has one.
package struct ProgramAccess: Hashable, Sendable {
  /// The full paths of files and folders that the program reads, in addition to those of the system and to those that
  /// its command names.
  package var reads: [String] = []
  /// The full paths of folders that the program writes to.
  package var writes: [String] = []
  package var usesNetwork = false

  package init(reads: [String] = [], writes: [String] = [], usesNetwork: Bool = false) {
    (self.reads, self.writes, self.usesNetwork) = (reads, writes, usesNetwork)
  }

  /// The environment variables that programs with network access get: proxies and certificates.
  static let networkVariables = [
    "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY", "SSL_CERT_FILE",
    "SSL_CERT_DIR", "CURL_CA_BUNDLE",
  ]
}
