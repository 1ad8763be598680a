// The graph of all notes: neighbours light up under the pointer, wheel and buttons zoom, dragging moves it. Without this file it
// is a picture with links.
"use strict";

for (const region of document.querySelectorAll(".whole-graph .graph-scroll")) {
  const svg = region.querySelector("svg");
  const nodes = [...svg.querySelectorAll("a.node")];
  const labels = svg.querySelector(".labels");
  const space = "http://www.w3.org/2000/svg";
  const make = (name, attributes, text = "") => {
    const element = document.createElementNS(space, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    return element;
  };

  // Neighbours

  const middles = nodes.map((node) => {
    const shape = node.lastElementChild;
    if (shape.tagName === "circle") return { x: Number(shape.getAttribute("cx")), y: Number(shape.getAttribute("cy")), r: Number(shape.getAttribute("r")) };
    const half = Number(shape.getAttribute("width")) / 2;
    return { x: Number(shape.getAttribute("x")) + half, y: Number(shape.getAttribute("y")) + half, r: half };
  });
  const near = nodes.map((node) => (node.dataset.near ? node.dataset.near.split(" ").map(Number) : []));
  const lit = make("path", { class: "link lit", fill: "none" });
  nodes[0]?.before(lit);
  const names = make("g", { class: "labels own", "aria-hidden": "true" });
  labels.after(names);

  const light = (index) => {
    svg.classList.toggle("choosing", index >= 0);
    const chosen = index < 0 ? [] : [index, ...near[index]];
    nodes.forEach((node, place) => node.classList.toggle("near", chosen.includes(place)));
    lit.setAttribute("d", chosen.slice(1).map((place) => `M${middles[index].x} ${middles[index].y}L${middles[place].x} ${middles[place].y}`).join(""));
    names.replaceChildren(...chosen.map((place) => {
      const { x, y, r } = middles[place];
      const isLeft = index !== place && x < middles[index].x;
      return make("text", { x: x + (isLeft ? -r - 5 : r + 5), y: y + 4.2, "text-anchor": isLeft ? "end" : "start" }, nodes[place].getAttribute("aria-label"));
    }));
  };
  nodes.forEach((node, index) => {
    for (const event of ["pointerenter", "focus"]) node.addEventListener(event, () => light(index));
    for (const event of ["pointerleave", "blur"]) node.addEventListener(event, () => light(-1));
  });

  // Zoom

  const whole = svg.viewBox.baseVal;
  const full = { x: whole.x, y: whole.y, width: whole.width, height: whole.height };
  let view = { ...full };
  const show = () => svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`);
  const zoom = (factor, x = view.x + view.width / 2, y = view.y + view.height / 2) => {
    const width = Math.min(full.width, Math.max(full.width / 12, view.width * factor));
    const part = width / view.width;
    view = { x: x - (x - view.x) * part, y: y - (y - view.y) * part, width, height: view.height * part };
    if (width === full.width) view = { ...full };
    show();
  };
  const place = (event) => new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  svg.addEventListener("wheel", (event) => {
    // A page is scrolled by the wheel alone; with a key, or by pinching, the graph is zoomed.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const { x, y } = place(event);
    zoom(Math.exp(Math.min(60, Math.max(-60, event.deltaY)) / 100), x, y);
  }, { passive: false });

  let start = null;
  svg.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || event.pointerType === "touch" || view.width === full.width) return;
    start = { x: event.clientX, y: event.clientY, view: { ...view }, moved: false };
  });
  addEventListener("pointermove", (event) => {
    if (!start) return;
    const scale = view.width / svg.clientWidth;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    start.moved ||= Math.hypot(dx, dy) > 4;
    if (!start.moved) return;
    view = { ...view, x: start.view.x - dx * scale, y: start.view.y - dy * scale };
    show();
  });
  addEventListener("pointerup", () => setTimeout(() => { start = null; }));
  // What was dragged was not clicked.
  svg.addEventListener("click", (event) => { if (start?.moved) event.preventDefault(); }, { capture: true });
  svg.addEventListener("dragstart", (event) => event.preventDefault());

  const words = window.vitrineWords ?? {};
  const say = (key) => words[key] ?? key;
  const button = (name, meaning, act) => {
    const element = document.createElement("button");
    element.type = "button";
    element.className = "icon " + name;
    element.setAttribute("aria-label", meaning);
    element.addEventListener("click", act);
    return element;
  };
  const bar = document.createElement("div");
  bar.className = "zoom";
  bar.append(button("in", say("zoomIn"), () => zoom(1 / 1.5)), button("out", say("zoomOut"), () => zoom(1.5)), button("whole", say("zoomReset"), () => zoom(Infinity)));
  region.before(bar);
}
