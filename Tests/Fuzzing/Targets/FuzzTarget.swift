import DevelopmentServer
import Figures
import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Notation
import Notes
import Programs
import SiteContent
import SiteGenerator
import SiteMarkup
import SiteStorage

/// A way into the program for bytes that anyone may have written.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// A note: damaged text, Markdown, fences and their options.
  case note
  /// What stands above a note.
  case frontMatter = "front-matter"
  /// A note on its way to its page: links by name, embeds, tags, raw HTML.
  case page
  /// The words after the backticks, and their values.
  case options
  /// The site's settings.
  case settings
  /// A fence: parsed, resolved, run.
  case evaluator
  /// A fence: laid out and drawn in every way.
  case layout
  /// A line of `vitrine render --jsonl`.
  case request
  /// What a browser sends to the development server.
  case http
  /// What is kept in `.vitrine/cache`.
  case cache
  /// What workers are asked and answer.
  case frames
  /// A drawing that another program made.
  case drawing

  /// The seconds of the processor's time that a fence has: less than the fuzzer waits for an input.
  static let limit = 0.5

  /// Does with some bytes what the program does with them.
  ///
  /// Waits for a thread that is as deep as those that fences are evaluated on: not to be called where nothing may wait.
  public func run(_ bytes: [UInt8]) { DeepThread.shared.run { read(bytes) } }

  private func read(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .note:
      _ = Document(bytes: bytes, path: "note.md")
      _ = Document(bytes: bytes, path: "note.md", reading: .init(repairsText: true))
    case .frontMatter: _ = Document(bytes: Array("---\n".utf8) + bytes + Array("\n---\n# A\n".utf8), path: "note.md")
    case .page: FuzzedPage.shared.build(bytes)
    case .options: options(text.replacing("\n", with: " "))
    case .settings: _ = ConfigurationReader(text: text, path: "vitrine.yml")
    case .evaluator:
      var options = FigureOptions()
      (options.show, options.limit) = ([.picture], Self.limit)
      _ = FigurePipeline.draw(text, options, with: Fonts.typesetter)
    case .layout: layout(text)
    case .request: _ = RenderService.answer(line: text.replacing("\n", with: " "), typesetter: Fonts.typesetter)
    case .http: requests(bytes)
    case .cache:
      _ = EvaluatedFences(bytes: bytes)
      _ = AnswerCache.Pack(bytes)
      _ = SearchIndexCache.Kept(bytes)
      _ = BuildManifest(bytes)
      _ = SitePlan(bytes)
    case .frames: frames(bytes)
    case .drawing: _ = CleanedSVG.element(of: text)
    }
  }

  private func requests(_ bytes: [UInt8]) {
    let channel = EmbeddedChannel(handler: ByteToMessageHandler(HTTPRequestDecoder()))
    defer { _ = try? channel.finish() }
    _ = try? channel.writeInbound(ByteBuffer(bytes: bytes))
    while let part = try? channel.readInbound(as: HTTPServerRequestPart.self) {
      if case .head(let head) = part { _ = try? HTTPRequest(head) }
    }
  }

  private func options(_ line: String) {
    _ = Document(text: "```swift view-tree \(line)\nText(\"a\")\n```\n", path: "note.md")
    let settings = line.split(whereSeparator: \.isWhitespace).prefix(40).map { word in
      let halves = word.split(separator: "=", maxSplits: 1).map(String.init)
      return FigureSetting(key: halves.first ?? "", value: halves.count > 1 ? halves[1] : "")
    }
    var options = FigureOptionsReader(settings).options
    options.limit = Self.limit
    _ = FigurePipeline.draw("HStack { Text(\"a\"); Spacer(); Color.red }", options, with: Fonts.typesetter)
  }

  private func layout(_ source: String) {
    var options = FigureOptions()
    (options.isLenient, options.limit) = (source.utf8.count % 2 == 0, Self.limit)
    options.show = [.picture, .dimensions, .guides, .tree, .steps, .probes, .sizes, .structure, .code]
    _ = RenderText.text(of: FigurePipeline.draw(source, options, with: Fonts.typesetter))
    let request = FigureRequest(FenceRequest(ParsedFence(source), options: options), identifier: "f")
    _ = HTMLFigureRenderer(Fonts.typesetter).figures(for: [request])
  }

  /// The bytes come in two pieces, as from a socket.
  private func frames(_ bytes: [UInt8]) {
    var reader = FrameReader()
    for piece in [bytes.prefix(bytes.count / 2), bytes.dropFirst(bytes.count / 2)] {
      reader.add(Array(piece))
      while let frame = try? reader.next() {
        _ = NoteRequest(bytes: frame.bytes)
        _ = EvaluatedFences(bytes: frame.bytes)
      }
    }
  }
}
