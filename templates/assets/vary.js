// Figures whose code has parameters: the literals become controls. Without this file a picture of each value stands in a row.
"use strict";

/** The keys that move a control, with the direction and the number of steps; Home and End lead to its limits. */
const varyKeys = {
  ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10, Home: -Infinity, End: Infinity,
};

/** The pixels that a pointer moves from one listed value to the next, and through the whole of a range. */
const varyPixels = { value: 28, range: 200 };

/** The distance of the numbers of a range that can be chosen: half a point of a wide one. */
const finest = (low, high) => (high - low >= 20 ? 0.5 : 10 ** Math.floor(Math.log10((high - low) / 20)) / 2);

/** Writes the unrounded numbers of two drawings into their labels, so that a mover does not start from rounded ones. */
function unround(start, end) {
  const others = [...end.querySelectorAll("*")];
  [...start.querySelectorAll("*")].forEach((element, index) => {
    const to = others[index]?.getAttribute("data-n");
    if (!element.hasAttribute("data-n") || to === null || to === undefined) return;
    element.firstElementChild.textContent = element.getAttribute("data-n");
    others[index].firstElementChild.textContent = to;
  });
}

/** A number in the text of a figure. */
const varyNumber = /[−-]?[0-9]+(?:\.[0-9]+)?/g;

const readNumber = (text) => Number(text.replace("−", "-"));

/** What sets the numbers of a text to a part of the way between them and others, in the order of the text. */
function textMover(node, others) {
  const ends = others.split(" ").map(readNumber);
  const moves = [];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  let index = 0;
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const from = text.data;
    const first = index;
    const starts = (from.match(varyNumber) ?? []).map(readNumber);
    index += starts.length;
    if (starts.every((start, place) => start === ends[first + place])) continue;
    moves.push((part) => {
      let place = -1;
      text.data = from.replace(varyNumber, () => {
        place += 1;
        return written(between(starts[place], ends[first + place], part));
      });
    });
  }
  return (part) => moves.forEach((move) => move(part));
}

/** Makes the literals of a figure's code controls that its drawing follows. */
function vary(figure) {
  const template = (name) => figure.querySelector(`:scope > template.${name}`)?.content;
  const { parameters, states } = JSON.parse(template("vary-data").textContent);
  const svg = document.importNode(template("vary-frames"), true).firstElementChild;
  const groups = [...svg.querySelectorAll(":scope > g")];
  for (const group of groups) group.remove();
  const definitions = new Map([...svg.querySelectorAll("[id]")].map((element) => [element.id, element]));
  const texts = [...(template("vary-words")?.children ?? [])].map((part) => document.importNode(part, true));
  const stage = figure.querySelector(":scope > .vary-stage");
  const rest = figure.querySelector(":scope > .vary-rest");
  const handles = parameters.map((_, index) => figure.querySelector(`[data-v="${index}"]`));
  if (handles.includes(null)) return;
  const at = parameters.map((parameter) => parameter.at);
  const movers = new Map();
  let [swept, shown] = [parameters.findIndex((parameter) => !parameter.values), -1];

  const moverOf = (frame) => {
    if (!movers.has(frame)) {
      const [start, end] = [groups[2 * frame], groups[2 * frame + 1].firstElementChild];
      const told = texts[frame];
      if (end) unround(start, end);
      movers.set(frame, { picture: end ? mover(start, end, definitions) : () => {}, text: told?.dataset.to ? textMover(told, told.dataset.to) : () => {} });
    }
    return movers.get(frame);
  };

  /** The drawing of the current values, how far into its segment they are, and the size of the view. */
  const current = () => {
    const index = parameters.reduce((all, { values }, place) => (values ? all * values.length + at[place] : all), 0);
    const state = states[index];
    if (!state.sweeps) return { ...state, part: 0 };
    // A number that differs from all around it is a segment of its own.
    const segments = state.sweeps[swept];
    const lines = segments.filter((segment) => segment.from < segment.to);
    const segment = segments.find((segment) => segment.from === segment.to && Math.abs(segment.from - at[swept]) < 1e-6)
      ?? lines[segmentAt(lines, at[swept])];
    return { ...segment, part: partOf(segment, at[swept]) };
  };

  /** A value as the code has it. */
  const text = (index) => {
    const { values, decimals } = parameters[index];
    if (values) return values[at[index]];
    const number = String(Math.round(at[index] * 100) / 100);
    return decimals && !number.includes(".") ? number + ".0" : number;
  };

  const show = () => {
    const { frame, part, sizes } = current();
    if (frame !== shown) {
      svg.querySelector(":scope > g")?.remove();
      svg.append(groups[2 * frame]);
      rest.replaceChildren(...(texts[frame] ? [texts[frame]] : []));
      shown = frame;
    }
    moverOf(frame).picture(part);
    // The texts are known a quarter inside both ends.
    moverOf(frame).text((part - 0.25) / 0.5);
    const size = sizes[0].map((length, index) => written(between(length, sizes[1][index], part))).join(" × ");
    parameters.forEach((parameter, index) => {
      const handle = handles[index];
      const [low, high] = limits(index);
      handle.firstElementChild.textContent = text(index);
      handle.setAttribute("aria-valuenow", String(at[index]));
      handle.setAttribute("aria-valuetext", `${text(index)}, ${size}`);
      handle.classList.toggle("at-start", at[index] <= low);
      handle.classList.toggle("at-end", at[index] >= high);
    });
  };

  const limits = (index) => {
    const { values, from, to } = parameters[index];
    return values ? [0, values.length - 1] : [from, to];
  };

  const set = (index, value) => {
    const { values, from, to } = parameters[index];
    const [low, high] = limits(index);
    if (!values) {
      // One range is swept at a time: the others go back to what is written.
      if (swept !== index) at[swept] = parameters[swept].at;
      swept = index;
      const step = finest(from, to);
      value = Math.round(value / step) * step;
    }
    at[index] = Math.min(high, Math.max(low, values ? Math.round(value) : value));
    show();
  };

  const step = (index) => {
    const { values, from, to } = parameters[index];
    return values ? 1 : finest(from, to) * 2;
  };

  const drag = (index, event) => {
    const [start, first] = [event.clientX, at[index]];
    const [low, high] = limits(index);
    const handle = handles[index];
    let isDragged = false;
    const move = (event) => {
      const distance = event.clientX - start;
      if (!isDragged && Math.abs(distance) < 4) return;
      isDragged = true;
      const pixels = parameters[index].values ? varyPixels.value : Math.max(varyPixels.range, Math.min(high - low, 400)) / (high - low);
      set(index, first + distance / pixels);
    };
    const stop = (event) => {
      for (const name of ["pointermove", "pointerup", "pointercancel"]) handle.removeEventListener(name, name === "pointermove" ? move : stop);
      handle.classList.remove("dragged");
      // A tap goes through the values of a list.
      if (!isDragged && event.type === "pointerup" && parameters[index].values) set(index, (at[index] + 1) % parameters[index].values.length);
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", stop);
    handle.addEventListener("pointercancel", stop);
    handle.setPointerCapture(event.pointerId);
    handle.classList.add("dragged");
    handle.focus({ preventScroll: true });
    event.preventDefault();
  };

  parameters.forEach((parameter, index) => {
    const handle = handles[index];
    const [low, high] = limits(index);
    handle.replaceChildren(h("span", { class: handle.lastElementChild?.className }, handle.textContent));
    handle.classList.add("vary-handle", parameter.values && !parameter.numbers ? "of-values" : "of-numbers");
    const attributes = { role: "slider", tabindex: "0", "aria-label": parameter.name, "aria-valuemin": low, "aria-valuemax": high };
    for (const [name, value] of Object.entries(attributes)) handle.setAttribute(name, value);
    handle.addEventListener("vitrine-vary", (event) => set(index, event.detail));
    handle.addEventListener("pointerdown", (event) => { if (event.button === 0) drag(index, event); });
    handle.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (parameter.values && (event.key === "Enter" || event.key === " ")) set(index, (at[index] + 1) % parameter.values.length);
      else if (event.key === "Escape") set(index, parameter.at);
      else if (event.key in varyKeys) set(index, at[index] + varyKeys[event.key] * step(index));
      else return;
      event.preventDefault();
    });
  });

  stage.replaceChildren(svg);
  figure.classList.add("varied");
  show();
  addEventListener("beforeprint", () => {
    parameters.forEach((parameter, index) => { at[index] = parameter.at; });
    show();
  });
}

whenNear("figure.vary-figure", vary);
