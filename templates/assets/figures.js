// Figures that can be moved. Without this file they show a picture of each segment.
"use strict";

/** The number a part of the way from one to another. */
const between = (start, end, part) => (start === end ? start : start + (end - start) * part);

/**
 * The segment of a sweep that a length is in: the last that starts at or before it; with a distance between the lengths
 * that were laid out, the closest.
 */
function segmentAt(segments, length, step = 0) {
  let index = 0;
  while (index + 1 < segments.length && segments[index + 1].from - step / 2 <= length) index += 1;
  return index;
}

/** How far into a segment a length is: 0 at its start, 1 at its end. */
const partOf = (segment, length) => (segment.to > segment.from ? (length - segment.from) / (segment.to - segment.from) : 0);

/** The frames of all views at a length, by path: [x, y, width, height]. */
function framesAt(sweep, length) {
  const segment = sweep.segments[segmentAt(sweep.segments, length, sweep.step ?? 0)];
  const part = partOf(segment, length);
  const frames = {};
  for (const [path, [start, end = start]] of Object.entries(segment.frames)) {
    frames[path] = start.map((value, index) => between(value, end[index], part));
  }
  return frames;
}

/** At most two decimals, as everywhere in figures. */
const written = (value) => String(Math.round(value * 100) / 100).replace("-", "−");

const numbers = /-?\d+(?:\.\d+)?/g;

/** What sets an attribute to a part of the way between two values; the nearer of values that are not alike. */
function attributeMover(element, name, from, to) {
  const ends = to.match(numbers) ?? [];
  if ((from.match(numbers) ?? []).length !== ends.length || from.replace(numbers, "") !== to.replace(numbers, "")) {
    return (part) => element.setAttribute(name, part < 0.5 ? from : to);
  }
  return (part) => {
    let index = 0;
    element.setAttribute(name, from.replace(numbers, (start) => {
      const value = between(Number(start), Number(ends[index]), part);
      index += 1;
      return String(Math.round(value * 1e4) / 1e4);
    }));
  };
}

/** What counts a label from one number to another; its middle stays between the middles of its ends. */
function labelMover(element, other) {
  const [from, to] = [element, other].map((one) => {
    const value = (name) => Number(one.getAttribute(name) ?? element.getAttribute(name));
    return {
      value: Number(one.textContent.replace("−", "-")), middle: value("x") + value("textLength") / 2, y: value("y"),
    };
  });
  if (Number.isNaN(from.value + to.value)) return null;
  element.removeAttribute("textLength");
  element.setAttribute("text-anchor", "middle");
  return (part) => {
    element.textContent = written(between(from.value, to.value, part));
    element.setAttribute("x", between(from.middle, to.middle, part).toFixed(2));
    element.setAttribute("y", between(from.y, to.y, part).toFixed(2));
  };
}

/**
 * What sets all that differs between two like trees of elements to a part of the way between them; of the second tree
 * only the differences are written. Gradients and clips are found by their ids.
 */
function mover(start, end, definitions) {
  const moves = [];
  const walk = (element, other) => {
    if (!element || !other || element.tagName !== other.tagName) return;
    if (element.children.length !== other.children.length) return;
    const label = element.tagName === "text" && other.textContent && labelMover(element, other);
    if (label) {
      moves.push(label);
      return;
    }
    for (const name of other.getAttributeNames()) {
      // What is not written has its initial value.
      const from = element.getAttribute(name) ?? (name.endsWith("opacity") ? "1" : "0");
      const to = other.getAttribute(name);
      const [one, two] = [from, to].map((value) => /^url\(#(.*)\)$/.exec(value)?.[1]);
      if (one && two) walk(definitions.get(one), definitions.get(two));
      else if (from !== to && name !== "id") moves.push(attributeMover(element, name, from, to));
    }
    [...element.children].forEach((child, index) => walk(child, other.children[index]));
  };
  walk(start, end);
  return (part) => moves.forEach((move) => move(part));
}

/** A figure that can be looked at through a range of lengths. */
function explore(figure) {
  const sweep = JSON.parse(figure.querySelector("template.sweep-data").content.textContent);
  const pictures = document.importNode(figure.querySelector("template.sweep-segments").content, true).firstElementChild;
  const keyframes = [...pictures.querySelectorAll(":scope > g")];
  const explorer = figure.querySelector(".explorer");
  const chart = explorer.querySelector("svg.chart");
  const isWide = sweep.axis === "width";
  const make = (name, attributes, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };

  const definitions = new Map([...pictures.querySelectorAll("[id]")].map((element) => [element.id, element]));
  for (const keyframe of keyframes) keyframe.remove();
  const stages = sweep.segments.map((_, index) => ({ picture: keyframes[2 * index] }));
  const stage = explorer.querySelector(".stage");
  stage.replaceChildren(pictures);
  const id = figure.id + "-length";
  const slider = make("input", { type: "range", id, min: sweep.from, max: sweep.to, step: sweep.step ?? "0.5" });
  const output = make("output", { for: id });
  const controls = figure.querySelector(":scope > .sweep-controls");
  controls.lang = document.documentElement.lang;
  controls.append(make("label", { for: id }, say(isWide ? "proposedWidth" : "proposedHeight")), output);
  // The slider has the scale of the chart: its ends are the chart's, where a thumb's middle can be.
  const [first, last] = explorer.dataset.scale.split(" ").map(Number);
  chart.before(slider);
  slider.style.marginLeft = `calc(${first * 100}% - 8px)`;
  slider.style.width = `calc(${(last - first) * 100}% + 16px)`;
  figure.classList.add("live", isWide ? "horizontal" : "vertical");

  const cursor = chart.querySelector(".cursor");
  const rule = cursor.querySelector("path");
  const dots = [...cursor.querySelectorAll(".dot")];
  const show = (wanted) => {
    const index = segmentAt(sweep.segments, wanted, sweep.step ?? 0);
    const length = sweep.step ? sweep.segments[index].from : wanted;
    const segment = stages[index];
    segment.move ??= mover(segment.picture, keyframes[2 * index + 1], definitions);
    if (!segment.picture.isConnected) {
      pictures.querySelector(":scope > g")?.remove();
      pictures.append(segment.picture);
    }
    segment.move(partOf(sweep.segments[index], length));
    const frames = framesAt(sweep, length);
    rule.setAttribute("transform", `translate(${length - sweep.from} 0)`);
    for (const dot of dots) {
      const frame = frames[dot.dataset.path.split(" ").find((path) => frames[path])];
      dot.setAttribute("visibility", frame ? "inherit" : "hidden");
      if (!frame) continue;
      const circle = dot.firstElementChild;
      circle.setAttribute("cx", length);
      circle.setAttribute("cy", cursor.dataset.zero - frame[isWide ? 2 : 3] * cursor.dataset.unit);
    }
    output.textContent = written(length) + " pt";
    slider.setAttribute("aria-valuetext", say("points", { length: written(length) }));
  };
  slider.addEventListener("input", () => show(Number(slider.value)));

  // The edge of the proposal, or a place on the chart, is dragged as well.
  const drag = (svg, start, event) => {
    const place = (event) => {
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
      return svg === chart || isWide ? point.x : point.y;
    };
    const offset = start - place(event);
    const move = (event) => {
      slider.value = place(event) + offset;
      show(Number(slider.value));
    };
    const stop = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
    event.preventDefault();
    slider.focus({ preventScroll: true });
    move(event);
  };
  stage.addEventListener("pointerdown", (event) => {
    if (event.target.closest(".handle")) drag(pictures, Number(slider.value), event);
  });
  chart.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse") return;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(chart.getScreenCTM().inverse());
    if (point.x >= sweep.from && point.x <= sweep.to) drag(chart, point.x, event);
  });

  slider.value = Math.round(sweep.from + (sweep.to - sweep.from) * 0.75);
  show(Number(slider.value));
}

whenNear("figure.sweep-figure", explore);
