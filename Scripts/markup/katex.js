// Sets formulas with KaTeX, for pages that Vitrine builds.
//
// Reads one request a line, {"tex": "a^2", "display": false}, until the end of its input; then answers each with a line, in
// order: {"html": "…"} or {"error": "…", "position": 3}. The first line of all says where KaTeX's style sheet and fonts
// are, and the places where another version would appear: {"ready": "0.16.4", "folder": "…", "places": […]}. Formulas cannot reach anything: KaTeX is told to trust none of them.
"use strict";

const fs = require("fs");
const path = require("path");

const places = [
  "/usr/share/nodejs", "/usr/lib/node_modules", "/usr/local/lib/node_modules", "/opt/homebrew/lib/node_modules",
  path.join(path.dirname(process.execPath), "../lib/node_modules"),
];

/** KaTeX's own folder; `null` where it is not installed. */
function find() {
  for (const place of places) {
    const folder = path.join(place, "katex");
    if (fs.existsSync(path.join(folder, "dist", "katex.min.css"))) return folder;
  }
  return null;
}

const folder = find();
// The exit code tells that it is missing.
if (!folder) process.exit(3);
const katex = require(folder);

// So does another code where it is too old, with what is needed: from this version on it answers with MathML as well.
const [major, minor] = String(katex.version || "0.0").split(".").map(Number);
if (major === 0 && !(minor >= 10)) {
  console.error(`it is ${katex.version}, and 0.10 is needed`);
  process.exit(4);
}

function answer({ tex, display }) {
  try {
    const html = katex.renderToString(tex, {
      displayMode: display, output: "htmlAndMathml", throwOnError: true, strict: "ignore", trust: false,
      maxExpand: 1000, maxSize: 100,
    });
    // Most styles stand in double quotes, those of drawn signs in single ones.
    return { html: html.replace(/ style='([^']*)'/g, ' style="$1"') };
  } catch (error) {
    const message = String(error.message).replace(/^KaTeX parse error: /, "").replace(/ at (position|end of input)[^]*$/, "");
    return { error: message, position: error.position ?? 0 };
  }
}

const requests = fs.readFileSync(0, "utf8").split("\n").filter((line) => line.trim());
const write = (value) => fs.writeSync(1, JSON.stringify(value) + "\n");
write({ ready: katex.version, folder: path.join(folder, "dist"), places: [path.join(folder, "package.json"), ...places] });
for (const request of requests) write(answer(JSON.parse(request)));
