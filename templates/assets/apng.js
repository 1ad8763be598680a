// Animated pictures of figures, for share.js: frames that are PNG files of one size, in one file that programs without animation show as
// its first frame.
// Source: https://www.w3.org/TR/png-3/, 11.3.6.

const signature = [137, 80, 78, 71, 13, 10, 26, 10];

const table = Uint32Array.from({ length: 256 }, (_, number) => {
  let value = number;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function checksum(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) value = table[(value ^ byte) & 255] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

const word = (number) => [number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255];

function chunk(type, ...parts) {
  const inside = new Uint8Array([...type].length + parts.reduce((sum, part) => sum + part.length, 0));
  inside.set([...type].map((letter) => letter.charCodeAt(0)));
  let place = 4;
  for (const part of parts) {
    inside.set(part, place);
    place += part.length;
  }
  return [Uint8Array.from(word(inside.length - 4)), inside, Uint8Array.from(word(checksum(inside)))];
}

/** The chunks of a PNG file: their types and contents. */
function chunks(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const found = [];
  for (let place = 8; place < bytes.length; place += view.getUint32(place) + 12) {
    found.push({
      type: String.fromCharCode(...bytes.subarray(place + 4, place + 8)),
      data: bytes.subarray(place + 8, place + 8 + view.getUint32(place)),
    });
  }
  return found;
}

/** One file of frames that are shown again and again, each for its milliseconds. */
async function animated(frames, delays) {
  const files = await Promise.all(frames.map(async (frame) => chunks(new Uint8Array(await frame.arrayBuffer()))));
  const header = files[0].find(({ type }) => type === "IHDR").data;
  const size = [...header.subarray(0, 8)];
  const parts = [Uint8Array.from(signature), ...chunk("IHDR", header), ...chunk("acTL", word(files.length), word(0))];
  let number = 0;
  files.forEach((file, index) => {
    const times = [(delays[index] >>> 8) & 255, delays[index] & 255, 3, 232];
    parts.push(...chunk("fcTL", word(number), size, word(0), word(0), times, [0, 0]));
    number += 1;
    for (const { data } of file.filter(({ type }) => type === "IDAT")) {
      if (index === 0) parts.push(...chunk("IDAT", data));
      else {
        parts.push(...chunk("fdAT", word(number), data));
        number += 1;
      }
    }
  });
  parts.push(...chunk("IEND"));
  return new Blob(parts, { type: "image/png" });
}

/** The most frames of a file, those of a way there, and for how many milliseconds each is shown: what moves, and what happens. */
const film = { most: 40, moved: 18, moving: 90, happening: 1200 };

/** From one number to another and back. */
const there = (from, to) => {
  const way = Array.from({ length: film.moved }, (_, index) => from + (to - from) * index / (film.moved - 1));
  return [...way, ...way.slice(1, -1).reverse()];
};

/** The drawings at some values of a control, which is left where it was. */
function through(control, event, values, copy) {
  const set = (value) => {
    if ("value" in control) control.value = value;
    control.dispatchEvent(new CustomEvent(event, { detail: value }));
  };
  const before = Number(control.value ?? control.getAttribute("aria-valuenow"));
  // Programs that show only the first frame show the figure as it stands.
  const far = (index) => Math.abs(values[index] - before);
  const start = values.reduce((nearest, _, index) => (far(index) < far(nearest) ? index : nearest), 0);
  const copies = [...values.slice(start), ...values.slice(0, start)].slice(0, film.most).map((value) => {
    set(value);
    return copy();
  });
  set(before);
  return copies;
}

/** The frames of an animation, each shown until the time of the next one, which its label has. */
function timed(figure, copyOf) {
  const cells = [...figure.querySelectorAll(":scope > ul.strip > li")].map((cell) => ({
    svg: cell.querySelector("svg"), time: /^([\d.]+) s$/.exec(cell.querySelector(".cell-label")?.textContent.trim() ?? "")?.[1],
  })).filter(({ svg, time }) => svg && time).slice(0, film.most);
  const delays = cells.map(({ time }, index) => Math.round((cells[index + 1]?.time - time) * 1000));
  return [cells.map(({ svg }) => copyOf(svg)), delays.map((delay) => (delay > 0 ? delay : film.happening))];
}

/** The drawings that a figure goes through, one after another, and for how long each is shown, or all of them. */
function frames(figure, { drawing, cells, copyOf }) {
  const slider = figure.matches(".sweep-figure") && figure.querySelector(".chart-room input");
  if (slider) return [through(slider, "input", there(Number(slider.min), Number(slider.max)), () => copyOf(drawing(figure))), film.moving];
  const handle = figure.matches(".vary-figure") && figure.querySelector(".vary-handle");
  if (figure.matches(".animation-figure")) return timed(figure, copyOf);
  if (!handle) return [cells(figure).slice(0, film.most).map(copyOf), film.happening];
  const [low, high] = ["aria-valuemin", "aria-valuemax"].map((name) => Number(handle.getAttribute(name)));
  const isList = handle.classList.contains("of-values");
  const values = isList ? Array.from({ length: high - low + 1 }, (_, index) => low + index) : there(low, high);
  return [through(handle, "vitrine-vary", values, () => copyOf(figure.querySelector(".vary-stage svg"))), isList ? film.happening : film.moving];
}

/** The name of a figure's file: that of the figure, else its caption or the page's title. */
function fileName(figure) {
  const own = figure.closest(".figure-place")?.id ?? "";
  const words = own.replace(/^fig-/, "") || figure.querySelector("figcaption")?.textContent || document.title;
  return words.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean).join("-").slice(0, 60) || "figure";
}

/** Gives the reader an animated file of a figure. */
export async function save(figure, tools) {
  const [copies, delay] = frames(figure, tools);
  const delays = Array.isArray(delay) ? delay : copies.map(() => delay);
  const size = { width: Math.max(...copies.map(({ width }) => width)), height: Math.max(...copies.map(({ height }) => height)) };
  const pictures = [];
  for (const copy of copies) pictures.push(await tools.pixels(copy, tools.fonts, size));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await animated(pictures, delays));
  link.download = fileName(figure) + ".png";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}
