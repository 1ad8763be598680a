import Foundation
import Markup
import Notes

/// The program that a reader's browser keeps the site with: once somebody has been on a page, all of them are there without a
/// network, search included.
///
/// A page comes from the network where there is one, so nobody reads an old one; without, it is the copy. Files that have a sum of their
/// contents in their names are never asked for twice.
struct OfflineWorker {
  /// Where it lies: browsers let it speak for its own folder only.
  static let path = "offline-worker.js"

  /// What is kept from the beginning, in order.
  let files: [String]
  /// Tells one build from another that is not the same.
  let version: String

  /// What is larger, and what is beyond all of it, is kept once it has been seen.
  private static let (largestFile, most) = (3_000_000, 60_000_000)
  /// Sound and film come in parts, and notes as Markdown are for other programs.
  private static let leftOut: Set<String> = [
    "md", "mp3", "mp4", "m4a", "mov", "ogg", "wav", "webm", "flac", "zip", "xml",
  ]

  /// - Parameter folder: the full path of the site as it has been written.
  init(of folder: String) throws {
    var sum = ContentHash()
    var total = 0
    var files: [String] = []
    for file in try FormerSite.files(of: folder) where !Self.leftOut.contains(NotePath.fileExtension(of: file)) {
      guard !file.hasPrefix("."), file != Self.path,
        let data = FileManager.default.contents(atPath: folder + "/" + file), data.count <= Self.largestFile
      else { continue }
      sum.mix(file.utf8)
      sum.mix(data)
      total += data.count
      if total <= Self.most { files.append(file) }
    }
    self.files = files
    version = sum.name
  }

  /// Its source.
  var script: String {
    let list = JSON.array(files.map { .string(PercentEncoding.encode(path: $0)) }).text
    return """
      // Made with the site: keeps its pages for readers without a network.
      "use strict";
      const version = "\(version)";
      const files = \(list);
      \(Self.program)
      """
  }

  private static let program = """
    const prefix = "vitrine " + registration.scope + " ";
    const name = prefix + version;

    // An answer that came by another address must not stand for a page.
    const plain = (answer) => !answer.redirected ? answer
      : new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers: answer.headers });

    const keep = async (cache, file) => {
      const answer = await fetch(file, { cache: "no-cache" });
      if (answer.ok) await cache.put(file, plain(answer));
    };

    addEventListener("install", (event) => event.waitUntil((async () => {
      const cache = await caches.open(name);
      const waiting = [...files];
      const work = async () => {
        for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await keep(cache, file).catch(() => {});
      };
      await Promise.all([work(), work(), work(), work()]);
      await skipWaiting();
    })()));

    addEventListener("activate", (event) => event.waitUntil((async () => {
      for (const other of await caches.keys()) {
        if (other.startsWith(prefix) && other !== name) await caches.delete(other);
      }
      await clients.claim();
    })()));

    const kept = async (cache, url) => {
      const plainAddress = url.origin + url.pathname;
      for (const address of [plainAddress, plainAddress.replace(/\\/?$/, "/index.html"), plainAddress + ".html"]) {
        const found = await cache.match(address);
        if (found) return found;
      }
    };

    addEventListener("fetch", (event) => {
      const { request } = event;
      const url = new URL(request.url);
      if (request.method !== "GET" || !request.url.startsWith(registration.scope) || request.headers.has("range")) return;
      event.respondWith((async () => {
        const cache = await caches.open(name);
        if (/\\.x[0-9a-z]{6,}\\.[a-z0-9]+$/.test(url.pathname)) {
          const found = await cache.match(request);
          if (found) return found;
        }
        try {
          const answer = await fetch(request);
          if (answer.ok) await cache.put(url.origin + url.pathname, plain(answer.clone()));
          return answer;
        } catch (problem) {
          const found = await kept(cache, url);
          if (found) return found;
          throw problem;
        }
      })());
    });
    """
}
