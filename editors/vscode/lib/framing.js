// Messages of the Language Server Protocol: a header that says how long they are, then JSON.
"use strict";

const largest = 64 * 1024 * 1024;
const largestHeader = 4096;

/** A message as it is sent. */
function framed(message) {
  const body = Buffer.from(JSON.stringify(message), "utf8");
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`, "ascii"), body]);
}

/** Takes messages out of bytes that come in pieces. */
class MessageReader {
  constructor() {
    this.chunks = [];
    this.count = 0;
    /** How many bytes there have to be before it is worth looking again. */
    this.wanted = 0;
  }

  /**
   * Adds bytes and gives the messages that are whole now.
   *
   * @throws where what came is no message: nothing can be read from there on.
   */
  add(bytes) {
    this.chunks.push(bytes);
    this.count += bytes.length;
    const messages = [];
    while (this.count > 0 && this.count >= this.wanted) {
      const all = this.chunks.length === 1 ? this.chunks[0] : Buffer.concat(this.chunks);
      this.chunks = [all];
      const end = all.indexOf("\r\n\r\n");
      if (end < 0 || end > largestHeader) {
        if (all.length > largestHeader) throw new Error("a header is too long");
        this.wanted = this.count + 1;
        break;
      }
      const found = /^content-length:[ \t]*([0-9]{1,9})[ \t]*$/im.exec(all.toString("ascii", 0, end).replace(/\r/g, ""));
      if (!found || Number(found[1]) > largest) throw new Error("a header says no length");
      const last = end + 4 + Number(found[1]);
      if (all.length < last) {
        this.wanted = last;
        break;
      }
      messages.push(JSON.parse(all.toString("utf8", end + 4, last)));
      this.chunks = [all.subarray(last)];
      this.count = all.length - last;
      this.wanted = 0;
    }
    return messages;
  }
}

module.exports = { framed, MessageReader };
