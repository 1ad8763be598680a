import Markup
import Notes

/// A service that counts a site's visitors: its script, and the permissions that the script needs.
package struct Analytics: Hashable, Sendable {
  /// The services, by their names in the configuration.
  package enum Service: String, CaseIterable, Sendable {
    case plausible, goatcounter, umami, fathom, simple, cloudflare, google, matomo
  }

  package var service: Service
  /// The site's identifier in the service: a domain, a code or an id.
  package var identifier: String
  /// The URL of a self-hosted service, without a slash at the end.
  package var host: String?

  package init(service: Service, identifier: String, host: String? = nil) {
    (self.service, self.identifier) = (service, identifier)
    self.host = host.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  /// The origin of the service's script.
  private var base: String {
    switch service {
    case .plausible: host ?? "https://plausible.io"
    case .goatcounter: "https://gc.zgo.at"
    case .umami: host ?? "https://cloud.umami.is"
    case .fathom: "https://cdn.usefathom.com"
    case .simple: "https://scripts.simpleanalyticscdn.com"
    case .cloudflare: "https://static.cloudflareinsights.com"
    case .google: "https://www.googletagmanager.com"
    case .matomo: host ?? ""
    }
  }

  /// The origins that the script sends data to.
  private var receivers: [String] {
    switch service {
    case .plausible, .fathom, .matomo: [base]
    case .goatcounter: [counter]
    case .umami: host == nil ? [base, "https://api-gateway.umami.dev"] : [base]
    case .simple: ["https://queue.simpleanalyticscdn.com"]
    case .cloudflare: ["https://cloudflareinsights.com"]
    case .google:
      ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"]
    }
  }

  private var counter: String { host ?? "https://\(identifier).goatcounter.com" }

  /// Allows the script and its requests in a content security policy.
  package func allow(in policy: inout ContentPolicy) {
    policy.allow([base].compactMap(ContentPolicy.origin), for: "script-src")
    policy.allow(receivers.compactMap { $0.contains("*") ? $0 : ContentPolicy.origin(of: $0) }, for: "connect-src")
  }

  /// The elements in the head of each page.
  package var head: [Node] {
    switch service {
    case .plausible: [script("/js/script.js", ["data-domain": identifier])]
    case .goatcounter: [script("/count.js", ["data-goatcounter": counter + "/count"])]
    case .umami: [script("/script.js", ["data-website-id": identifier])]
    case .fathom: [script("/script.js", ["data-site": identifier])]
    case .simple: [script("/latest.js", ["data-hostname": identifier])]
    case .cloudflare:
      [script("/beacon.min.js", ["data-cf-beacon": JSON.object([("token", .string(identifier))]).text])]
    case .google: [script("/gtag/js?id=" + PercentEncoding.encode(path: identifier), [:])]
    case .matomo: [script("/matomo.js", [:])]
    }
  }

  /// The code that Google and Matomo need before their scripts. It is in a file, because the policy allows no inline
  /// scripts.
  package var preparation: String? {
    let name = JSON.string(identifier).text
    return switch service {
    case .google:
      "window.dataLayer = window.dataLayer || [];\nfunction gtag() { dataLayer.push(arguments); }\ngtag(\"js\", new Date());\ngtag(\"config\", \(name));\n"
    case .matomo:
      "window._paq = window._paq || [];\n_paq.push([\"trackPageView\"], [\"enableLinkTracking\"]);\n_paq.push([\"setTrackerUrl\", \(JSON.string(base + "/matomo.php").text)], [\"setSiteId\", \(name)]);\n"
    default: nil
    }
  }

  /// The path of that file in the site.
  package static let preparationPath = "assets/analytics.js"

  private func script(_ path: String, _ attributes: Attributes) -> Node {
    var element = Element("script", ["src": base + path])
    element.attributes += attributes.list
    element["defer"] = .flag
    return .element(element)
  }
}
