import Foundation
import Programs

/// The size of a text as servers send it, in bytes: compressed by gzip at its best.
public func compressedSize(_ text: String) throws -> Int {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["gzip", "-9", "-c"]
  let (input, output) = (Pipe(), Pipe())
  (process.standardInput, process.standardOutput) = (input, output)
  try process.start()
  try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  try input.fileHandleForWriting.close()
  let data = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return data.count
}
