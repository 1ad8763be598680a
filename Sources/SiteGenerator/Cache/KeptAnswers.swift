import Markup
import Programs

/// What a program that answers lines has said in earlier builds: it is only started for lines that are new.
///
/// All answers of one site are one object. Its name says which program and script gave them; inside it are the places of which
/// the program says that they would change what it answers, such as the folders that it finds its packages in.
package struct KeptAnswers {
  /// `nil` where everything is asked anew.
  let cache: BuildCache?
  /// What the answers are.
  let kind: String
  /// The full paths of the programs that are tried, best first.
  let programs: [String]
  /// What they run.
  let script: String
  /// Whether an answer would be the same tomorrow.
  let isSettled: (String) -> Bool

  typealias Asking = ([String]) throws(ProgramProblem) -> LineProgram.Answers<String>

  /// The line in which the program says what it is, and an answer for each request.
  ///
  /// - Parameter ask: starts the program.
  func answers(to requests: [String], ask: Asking) throws(ProgramProblem) -> LineProgram.Answers<String> {
    guard let cache else { return try ask(requests) }
    let key = key(cache)
    var pack = cache.bytes(key).flatMap(Pack.init) ?? Pack()
    if !pack.isOfToday { pack = Pack() }
    let missing = requests.filter { pack.answers[$0] == nil }
    guard !missing.isEmpty else {
      return LineProgram.Answers(greeting: pack.greeting, answers: requests.map { pack.answers[$0] })
    }
    var (asked, found) = (missing, try ask(missing))
    if found.greeting != pack.greeting {
      // Another version than the one that answered before.
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

extension KeptAnswers {
  /// The places where another version of a program would appear, as the line says in which it greets.
  static func places(in greeting: String) -> [String] {
    JSON.parse(greeting)?["places"]?.array?.compactMap(\.string) ?? []
  }

  /// Answers by their requests.
  package struct Pack {
    var greeting = ""
    /// The places that the answers depend on, with what was there.
    var places: [(path: String, stamp: String)] = []
    var answers: [String: String] = [:]

    init() {}

    /// - Parameter greeting: names its `places`.
    init(greeting: String) {
      self.greeting = greeting
      places = KeptAnswers.places(in: greeting).map { ($0, FileTimes.stamp($0) ?? "") }
    }

    /// Whether nothing has changed in the places.
    var isOfToday: Bool { places.allSatisfy { FileTimes.stamp($0.path) ?? "" == $0.stamp } }
  }
}

extension KeptAnswers.Pack {
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
