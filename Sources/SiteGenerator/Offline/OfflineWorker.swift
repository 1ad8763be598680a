import Foundation
import Markup
import Notes
import SiteStorage

/// The service worker that makes the site available without a network: after a reader's first visit, the browser has a
/// copy of all pages, search included.
///
/// The worker fetches a page from the network if it can, so that readers never see an outdated one; otherwise it
/// returns the copy. It never fetches a file again that has a hash of its contents in its name.
struct OfflineWorker {
  /// The worker's path in the site. It is at the top, because browsers let a service worker handle only its folder.
  static let path = "offline-worker.js"

  /// The files that are cached at the first visit, in order.
  let files: [String]
  /// A hash of all files, which differs from build to build if any file does.
  let version: String

  /// The sizes, in bytes, up to which one file and all files together are cached at the first visit. Others are cached
  /// when the browser first requests them.
  private static let (largestFile, most) = (3_000_000, 60_000_000)
  /// The extensions of files that are not cached: browsers request sound and film in parts, and Markdown files are for
  /// other programs.
  private static let leftOut: Set<String> = [
    "md", "mp3", "mp4", "m4a", "mov", "ogg", "wav", "webm", "flac", "zip", "xml",
  ]

  /// - Parameter folder: the full path of the written site.
  init(of folder: String) throws {
    var hash = ContentHash()
    var total = 0
    var files: [String] = []
    for file in try PreviousOutput.files(of: folder) where !Self.leftOut.contains(NotePath.fileExtension(of: file)) {
      guard !file.hasPrefix("."), file != Self.path,
        let data = FileManager.default.contents(atPath: folder + "/" + file), data.count <= Self.largestFile
      else { continue }
      hash.mix(file.utf8)
      hash.mix(data)
      total += data.count
      if total <= Self.most { files.append(file) }
    }
    self.files = files
    version = hash.name
  }

  /// The worker's source.
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

    // A redirected answer must not be returned for a page: browsers refuse it.
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
