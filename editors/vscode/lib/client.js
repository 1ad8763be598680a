// The client's side of the Language Server Protocol, as far as ‘vitrine lsp’ speaks it. Knows nothing of the editor.
"use strict";

const { spawn } = require("node:child_process");
const { framed, MessageReader } = require("./framing");

class Client {
  /**
   * @param program the path or name of vitrine
   * @param handlers `notified(method, params)` for what the server tells, `ended(reason)` once where it is gone
   */
  constructor(program, handlers) {
    this.handlers = handlers;
    this.pending = new Map();
    this.next = 1;
    this.isOpen = true;
    const reader = new MessageReader();
    this.process = spawn(program, ["lsp"], { stdio: ["pipe", "pipe", "ignore"] });
    this.process.on("error", (error) => this.end(error.message));
    this.process.on("exit", (code) => this.end(`it ended with code ${code}`));
    this.process.stdin.on("error", () => this.end("it takes nothing more"));
    this.process.stdout.on("data", (bytes) => {
      let messages = [];
      try {
        messages = reader.add(bytes);
      } catch (error) {
        this.process.kill();
        this.end(error.message);
      }
      for (const message of messages) this.take(message);
    });
  }

  take(message) {
    if (message.method !== undefined) {
      // The server asks nothing of its clients.
      if (message.id === undefined) this.handlers.notified(message.method, message.params);
      return;
    }
    const waiting = this.pending.get(message.id);
    if (!waiting) return;
    this.pending.delete(message.id);
    if (message.error) waiting.reject(Object.assign(new Error(message.error.message), { code: message.error.code }));
    else waiting.resolve(message.result);
  }

  end(reason) {
    if (!this.isOpen) return;
    this.isOpen = false;
    for (const { reject } of this.pending.values()) reject(new Error(reason));
    this.pending.clear();
    this.handlers.ended(reason);
  }

  send(message) {
    if (this.isOpen) this.process.stdin.write(framed({ jsonrpc: "2.0", ...message }));
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /** @param token cancels the request, where there is one: `onCancellationRequested(callback)` */
  request(method, params, token) {
    if (!this.isOpen) return Promise.reject(new Error("vitrine does not run"));
    const id = this.next++;
    const answer = new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
    const listener = token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    this.send({ id, method, params });
    return answer.finally(() => listener?.dispose());
  }

  async begin() {
    const result = await this.request("initialize", {
      processId: process.pid,
      rootUri: null,
      capabilities: { general: { positionEncodings: ["utf-16"] } },
    });
    this.notify("initialized", {});
    return result;
  }

  async stop() {
    if (!this.isOpen) return;
    try {
      await this.request("shutdown", null);
    } catch {
      // It is gone already.
    }
    this.notify("exit", null);
    if (this.isOpen) this.process.stdin.end();
  }
}

module.exports = { Client };
