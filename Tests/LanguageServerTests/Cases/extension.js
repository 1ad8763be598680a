// What the extension's scripts do, looked at without the editor: node extension.js FOLDER PROGRAM
"use strict";

const assert = require("node:assert");
const fs = require("node:fs");
const path = require("node:path");
const Module = require("node:module");

const [folder, program] = process.argv.slice(2);
const { framed, MessageReader } = require(path.join(folder, "lib/framing"));
const { Client } = require(path.join(folder, "lib/client"));
const { figurePage, reasonPage } = require(path.join(folder, "lib/preview"));

function framing() {
  const messages = [{ a: "é😀" }, {}, { b: "x".repeat(5000) }];
  const bytes = Buffer.concat(messages.map(framed));
  for (const size of [1, 3, 100, bytes.length]) {
    const reader = new MessageReader();
    const found = [];
    for (let start = 0; start < bytes.length; start += size) found.push(...reader.add(bytes.subarray(start, start + size)));
    assert.deepStrictEqual(found, messages, `in pieces of ${size}`);
  }
  for (const text of ["junk\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: 999999999\r\n\r\n", "A".repeat(5000)]) {
    assert.throws(() => new MessageReader().add(Buffer.from(text)), text.slice(0, 30));
  }
}

function pages() {
  const figure = { title: `<script>"&'`, size: "1 × 2", light: "<svg>l</svg>", dark: "<svg>d</svg>" };
  for (const isDark of [false, true]) {
    const page = figurePage(figure, isDark, "abc");
    assert.ok(page.includes(Buffer.from(isDark ? figure.dark : figure.light).toString("base64")));
    assert.ok(page.includes("default-src 'none'; img-src data:; style-src 'nonce-abc'"));
    assert.ok(!page.includes("<script"), page);
  }
  assert.ok(reasonPage("<img src=x>", "abc").includes("&#60;img src=x&#62;"));
}

/** The grammar's expressions compile, and find the fences that they are for. */
function grammar() {
  const grammar = JSON.parse(fs.readFileSync(path.join(folder, "syntaxes/swiftui-fences.json"), "utf8"));
  let count = 0;
  // What the editor's expressions have and the language's have not: \G, which is where the last match ended.
  const compiled = (text) => new RegExp(text.replace(/\(\^\|\\G\)/g, "^").replace(/\(\?i:/g, "(?:"), "i");
  (function visit(value) {
    if (value === null || typeof value !== "object") return;
    for (const [key, inner] of Object.entries(value)) {
      if (["begin", "end", "match", "while"].includes(key)) {
        compiled(inner.replace(/\\[23]/g, "x"));
        count += 1;
      }
      visit(inner);
    }
  })(grammar);
  assert.ok(count >= 7);
  const begin = compiled(grammar.repository.fence.begin);
  for (const line of ["```swiftui", "``` swift view-tree width=200", "  ~~~swift", "````SwiftUI view-tree"]) {
    assert.ok(begin.test(line), line);
  }
  for (const line of ["```swiftly", "```js", "``swift", "```", "swift"]) assert.ok(!begin.test(line), line);
}

/** A session of the client with the program. */
async function session() {
  const told = [];
  let wake = () => {};
  const ended = [];
  const client = new Client(program, {
    notified: (method, params) => (told.push([method, params]), wake()),
    ended: (reason) => ended.push(reason),
  });
  const { capabilities } = await client.begin();
  assert.strictEqual(capabilities.positionEncoding, "utf-16");
  const uri = "file:///notes/a.md";
  const text = '```swift view-tree\nTxet("a")\n```\n';
  client.notify("textDocument/didOpen", { textDocument: { uri, languageId: "markdown", version: 1, text } });
  while (!told.length) await new Promise((resolve) => (wake = resolve));
  assert.strictEqual(told[0][0], "textDocument/publishDiagnostics");
  assert.strictEqual(told[0][1].diagnostics[0].code, "unknown-symbol");
  await assert.rejects(client.request("textDocument/nothing", {}), { code: -32601 });
  await client.stop();
  await assert.rejects(client.request("textDocument/hover", {}));
  const absent = await new Promise((resolve) => new Client("/nowhere/vitrine", { ended: resolve }));
  assert.match(absent, /ENOENT/);
}

/** The extension in an editor that has no more than what it asks for. */
async function activation() {
  const registered = [];
  const shown = [];
  const nothing = { dispose() {} };
  const register = (name) => (registered.push(name), nothing);
  const findings = new Map();
  const text = '```swift view-tree\nText("a").padding(10)\n```\n';
  const document = {
    languageId: "markdown", version: 1, getText: () => text,
    uri: { scheme: "file", toString: () => "file:///notes/a.md" },
  };
  const editor = { document, selection: { active: { line: 1, character: 0 } } };
  let drawn;
  const webview = { set html(page) { drawn(page); } };
  const vscode = {
    workspace: {
      textDocuments: [document],
      getConfiguration: () => ({ get: () => program }),
      ...Object.fromEntries(
        ["Open", "Change", "Save", "Close"].map((name) => [`onDid${name}TextDocument`, () => register(name)]),
      ),
      onDidChangeConfiguration: () => register("configuration"),
    },
    window: {
      activeTextEditor: editor, activeColorTheme: { kind: 2 },
      onDidChangeTextEditorSelection: () => register("selection"),
      onDidChangeActiveColorTheme: () => register("theme"),
      showWarningMessage: (message) => shown.push(message),
      createWebviewPanel: (type, title, column, options) => {
        assert.strictEqual(options.enableScripts, false);
        return { webview, onDidDispose() {} };
      },
    },
    languages: {
      createDiagnosticCollection: () => ({ set: (uri, list) => findings.set(uri, list), clear() {}, dispose() {} }),
      registerHoverProvider: (selector, provider) => ((vscode.provider = provider), register("hover")),
      registerCompletionItemProvider: () => register("completion"),
    },
    commands: { registerCommand: (name, run) => ((vscode.commands[name] = run), register(name)) },
    Uri: { parse: (uri) => uri },
    Range: class { constructor(...places) { this.places = places; } },
    Diagnostic: class {},
    Hover: class { constructor(words, range) { Object.assign(this, { words, range }); } },
    MarkdownString: class { constructor(value) { this.value = value; } },
    CompletionItem: class { constructor(label, kind) { Object.assign(this, { label, kind }); } },
    ViewColumn: { Beside: -2 },
    ColorThemeKind: { Light: 1, Dark: 2, HighContrast: 3, HighContrastLight: 4 },
  };
  const load = Module._load;
  Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
  const extension = require(path.join(folder, "extension.js"));
  Module._load = load;
  const subscriptions = [];
  await extension.activate({ subscriptions });
  assert.ok(subscriptions.every((one) => typeof one.dispose === "function"));
  const place = { line: 1, character: 12 };
  const hover = await vscode.provider.provideHover(document, place);
  assert.match(hover.words.value, /padding: [\d.]+ × [\d.]+ points/);
  assert.deepStrictEqual(hover.range.places, [1, 0, 1, 21]);
  const items = await vscode.provider.provideCompletionItems(document, place);
  assert.ok(items.some((item) => item.label === "padding" && item.kind === 1));
  const page = await new Promise((resolve) => ((drawn = resolve), vscode.commands["vitrine.showPreview"]()));
  assert.match(page, /data:image\/svg\+xml;base64,/);
  assert.ok(findings.has("file:///notes/a.md"));
  await extension.deactivate();
  assert.ok(registered.includes("vitrine.restart") && registered.includes("selection"));
}

(async () => {
  framing();
  pages();
  grammar();
  await session();
  await activation();
  console.log("all is well");
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
