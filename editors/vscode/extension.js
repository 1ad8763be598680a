// Vitrine in Visual Studio Code: what ‘vitrine lsp’ says of Markdown notes.
"use strict";

const crypto = require("node:crypto");
const vscode = require("vscode");
const { Client } = require("./lib/client");
const { figurePage, reasonPage } = require("./lib/preview");

const selector = { language: "markdown", scheme: "file" };
const isNote = (document) => document.languageId === "markdown" && document.uri.scheme === "file";
const position = (place) => ({ line: place.line, character: place.character });
const range = (json) =>
  new vscode.Range(json.start.line, json.start.character, json.end.line, json.end.character);

/** The protocol counts severities and kinds from 1, the editor from 0. */
const fromOne = (number) => number - 1;

class Extension {
  constructor() {
    this.findings = vscode.languages.createDiagnosticCollection("vitrine");
    this.panel = undefined;
    /** What the panel shows: an address and a place. */
    this.shown = undefined;
    this.client = undefined;
  }

  async start() {
    const program = vscode.workspace.getConfiguration("vitrine").get("path");
    const client = new Client(program, {
      notified: (method, params) => this.notified(method, params),
      ended: (reason) => this.ended(client, program, reason),
    });
    this.client = client;
    try {
      await client.begin();
    } catch {
      return;
    }
    vscode.workspace.textDocuments.filter(isNote).forEach((document) => this.opened(document));
  }

  async restart() {
    const client = this.client;
    this.client = undefined;
    this.findings.clear();
    await client?.stop();
    await this.start();
  }

  ended(client, program, reason) {
    if (this.client !== client) return;
    this.client = undefined;
    this.findings.clear();
    vscode.window.showWarningMessage(
      `Vitrine: ‘${program} lsp’ does not run: ${reason}. The setting vitrine.path says where the program is.`,
    );
  }

  notified(method, params) {
    if (method !== "textDocument/publishDiagnostics") return;
    const uri = vscode.Uri.parse(params.uri);
    this.findings.set(
      uri,
      params.diagnostics.map((json) => {
        const finding = new vscode.Diagnostic(range(json.range), json.message, fromOne(json.severity));
        finding.code = json.code;
        finding.source = json.source;
        return finding;
      }),
    );
    // The note has been evaluated: its figure may look different now.
    if (this.shown?.uri === params.uri) this.draw();
  }

  // Notes

  opened(document) {
    if (!isNote(document)) return;
    const textDocument = {
      uri: document.uri.toString(), languageId: "markdown", version: document.version, text: document.getText(),
    };
    this.client?.notify("textDocument/didOpen", { textDocument });
  }

  changed(event) {
    const document = event.document;
    if (!isNote(document) || event.contentChanges.length === 0) return;
    this.client?.notify("textDocument/didChange", {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: event.contentChanges.map((change) => ({
        range: { start: position(change.range.start), end: position(change.range.end) }, text: change.text,
      })),
    });
  }

  told(method, document) {
    if (isNote(document)) this.client?.notify(method, { textDocument: { uri: document.uri.toString() } });
  }

  // Requests

  async ask(method, document, place, token) {
    const params = { textDocument: { uri: document.uri.toString() }, position: position(place) };
    try {
      return await this.client?.request(method, params, token);
    } catch {
      // Overtaken, or the server is gone: then there is nothing to show.
      return undefined;
    }
  }

  async provideHover(document, place, token) {
    const answer = await this.ask("textDocument/hover", document, place, token);
    if (!answer) return undefined;
    return new vscode.Hover(new vscode.MarkdownString(answer.contents.value), answer.range && range(answer.range));
  }

  async provideCompletionItems(document, place, token) {
    const answer = await this.ask("textDocument/completion", document, place, token);
    return answer?.items.map((json) => {
      const item = new vscode.CompletionItem(json.label, fromOne(json.kind));
      item.detail = json.detail;
      item.sortText = json.sortText;
      if (json.insertText !== undefined) item.insertText = json.insertText;
      if (json.documentation) item.documentation = new vscode.MarkdownString(json.documentation.value);
      return item;
    });
  }

  // The figure

  showPreview() {
    const editor = vscode.window.activeTextEditor;
    if (!editor || !isNote(editor.document)) return;
    this.follow(editor);
    if (!this.panel) {
      const column = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
      this.panel = vscode.window.createWebviewPanel("vitrine.figure", "Figure", column, {
        enableScripts: false, localResourceRoots: [],
      });
      this.panel.onDidDispose(() => (this.panel = this.shown = undefined));
    }
    this.draw();
  }

  follow(editor) {
    this.shown = { uri: editor.document.uri.toString(), place: position(editor.selection.active) };
  }

  moved(event) {
    if (!this.panel || !isNote(event.textEditor.document)) return;
    const line = this.shown?.place.line;
    this.follow(event.textEditor);
    if (this.shown.place.line !== line) this.draw();
  }

  async draw() {
    const shown = this.shown;
    if (!this.panel || !shown) return;
    const nonce = crypto.randomBytes(16).toString("hex");
    const kinds = vscode.ColorThemeKind;
    const isDark = [kinds.Dark, kinds.HighContrast].includes(vscode.window.activeColorTheme.kind);
    let html;
    try {
      const figure = await this.client?.request("workspace/executeCommand", {
        command: "vitrine.preview", arguments: [{ textDocument: { uri: shown.uri }, position: shown.place }],
      });
      if (!figure) return;
      html = figurePage(figure, isDark, nonce);
    } catch (error) {
      // What has been overtaken by an edit is drawn again when the note has been evaluated.
      if (error.code === -32801) return;
      html = reasonPage(error.message, nonce);
    }
    if (this.panel && this.shown === shown) this.panel.webview.html = html;
  }
}

let extension;

async function activate(context) {
  extension = new Extension();
  const { workspace, window, languages, commands } = vscode;
  context.subscriptions.push(
    extension.findings,
    workspace.onDidOpenTextDocument((document) => extension.opened(document)),
    workspace.onDidChangeTextDocument((event) => extension.changed(event)),
    workspace.onDidSaveTextDocument((document) => extension.told("textDocument/didSave", document)),
    workspace.onDidCloseTextDocument((document) => extension.told("textDocument/didClose", document)),
    workspace.onDidChangeConfiguration((event) => event.affectsConfiguration("vitrine") && extension.restart()),
    window.onDidChangeTextEditorSelection((event) => extension.moved(event)),
    window.onDidChangeActiveColorTheme(() => extension.draw()),
    languages.registerHoverProvider(selector, extension),
    languages.registerCompletionItemProvider(selector, extension, ".", "="),
    commands.registerCommand("vitrine.showPreview", () => extension.showPreview()),
    commands.registerCommand("vitrine.restart", () => extension.restart()),
  );
  await extension.start();
}

async function deactivate() {
  await extension?.client?.stop();
}

module.exports = { activate, deactivate };
