import Markup
import Programs

/// The cached answers of a program that answers one line per request. The program is only started for new requests.
///
/// All answers of a site are one cache object. Its key contains the program and the script. The object also contains
/// the paths that the program reports as dependencies, such as the folders that it loads packages from.
package struct AnswerCache {
  /// The cache; `nil` to send every request to the program.
  package let cache: BuildCache?
  /// The kind of answers, as a part of the cache key.
  package let kind: String
  /// The full paths of the candidate programs, in order of preference.
  package let programs: [String]
  /// The script that the program runs.
  package let script: String
  /// Whether an answer is deterministic, so that it may be cached; errors such as timeouts aren't.
  let isSettled: (String) -> Bool

  package init(
    cache: BuildCache? = nil, kind: String, programs: [String], script: String, isSettled: @escaping (String) -> Bool
  ) {
    (self.cache, self.kind, self.programs, self.script) = (cache, kind, programs, script)
    self.isSettled = isSettled
  }

  package typealias Asking = ([String]) throws(ProgramProblem) -> LineProgram.Answers<String>

  /// Returns the program's greeting and an answer for each request, from the cache or from the program.
  ///
  /// - Parameter ask: starts the program and sends it the requests.
  package func answers(to requests: [String], ask: Asking) throws(ProgramProblem) -> LineProgram.Answers<String> {
    guard let cache else { return try ask(requests) }
    let key = key(cache)
    var pack = cache.bytes(key).flatMap(Pack.init) ?? Pack()
    if !pack.isUpToDate { pack = Pack() }
    let missing = requests.filter { pack.answers[$0] == nil }
    guard !missing.isEmpty else {
      return LineProgram.Answers(greeting: pack.greeting, answers: requests.map { pack.answers[$0] })
    }
    var (asked, found) = (missing, try ask(missing))
    if found.greeting != pack.greeting {
      // The greeting changes with the program's version, so the cached answers are outdated.
      if missing.count < requests.count { (asked, found) = (requests, try ask(requests)) }
      pack = Pack()
    }
    var said = pack.answers
    for (request, answer) in zip(asked, found.answers) { said[request] = answer }
    pack = Pack(greeting: found.greeting)
    for request in requests {
      if let answer = said[request], isSettled(answer) { pack.answers[request] = answer }
    }
    cache.keep(pack.bytes, key)
    return LineProgram.Answers(
      greeting: found.greeting, answers: requests.map { said[$0] }, problem: found.problem)
  }

  private func key(_ cache: BuildCache) -> CacheKey {
    var key = CacheKey("answers 1 " + kind, program: cache.program)
    key.add(script)
    for program in programs { key.add(FileTimes.stamp(program) ?? program) }
    return key
  }
}

extension AnswerCache {
  /// Returns the paths that the program's answers depend on, from the `places` in its greeting.
  package static func places(in greeting: String) -> [String] {
    JSON.parse(greeting)?["places"]?.array?.compactMap(\.string) ?? []
  }

  /// The cached answers of one program and script.
  package struct Pack {
    var greeting = ""
    /// The paths that the answers depend on, each with the stamp of its file when the answers were cached.
    var places: [(path: String, stamp: String)] = []
    var answers: [String: String] = [:]

    init() {}

    /// - Parameter greeting: the program's first line, which contains its `places`.
    init(greeting: String) {
      self.greeting = greeting
      places = AnswerCache.places(in: greeting).map { ($0, FileTimes.stamp($0) ?? "") }
    }

    /// Whether the files that the answers depend on are unchanged.
    var isUpToDate: Bool { places.allSatisfy { FileTimes.stamp($0.path) ?? "" == $0.stamp } }
  }
}

extension AnswerCache.Pack {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(greeting)
    writer.write(list: places) { writer, place in
      writer.write(place.path)
      writer.write(place.stamp)
    }
    writer.write(list: answers.sorted { $0.key < $1.key }) { writer, answer in
      writer.write(answer.key)
      writer.write(answer.value)
    }
    return writer.bytes
  }

  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    do throws(ByteReader.Damaged) {
      greeting = try reader.text()
      for _ in 0..<(try reader.length()) { places.append((try reader.text(), try reader.text())) }
      for _ in 0..<(try reader.length()) { answers[try reader.text()] = try reader.text() }
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}
