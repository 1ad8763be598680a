// Figures whose width and height both vary. A style sheet moves what is drawn with the size of a box; without this file the
// browser alone lets readers drag the box's corner. Here the corner has a finger's size, and keys have sliders.
"use strict";

/** At most two decimals, as everywhere in figures. */
const plainNumber = (value) => String(Math.round(value * 100) / 100);

/** Gives the box of a figure two sliders and a corner. */
function explorePlane(figure) {
  const grip = figure.querySelector(".sweep-box .grip");
  // Browsers that cannot show the box show pictures instead: the style sheet asks the same.
  const support =
    "(container-type:size) and (width:calc(1px*tan(atan2(1px,1px)))) and (transition-behavior:allow-discrete)";
  if (!grip || !CSS.supports(support)) return;
  const make = (name, attributes, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };

  const names = { width: say("proposedWidth"), height: say("proposedHeight") };
  const sides = Object.entries(names).map(([side, words]) => {
    const [min, max] = figure.dataset[side + "s"].split(" ").map(Number);
    const id = `${figure.id}-${side}`;
    const slider = make("input", { type: "range", id, min, max, step: "0.5" });
    return { side, min, max, slider, output: make("output", { for: id }), label: make("label", { for: id }, words) };
  });
  const show = (side, length) => {
    side.slider.value = length;
    const value = Number(side.slider.value);
    grip.style[side.side] = value + "px";
    side.output.textContent = plainNumber(value) + " pt";
    side.slider.setAttribute("aria-valuetext", say("points", { length: plainNumber(value) }));
  };
  const controls = figure.querySelector(":scope > .sweep-controls");
  controls.lang = document.documentElement.lang;
  for (const side of sides) {
    side.slider.addEventListener("input", () => show(side, Number(side.slider.value)));
    controls.append(side.label, side.slider, side.output);
  }

  const corner = make("div", { class: "corner" });
  corner.addEventListener("pointerdown", (event) => {
    const from = sides.map(({ slider }) => Number(slider.value));
    const move = ({ clientX, clientY }) => {
      show(sides[0], from[0] + clientX - event.clientX);
      show(sides[1], from[1] + clientY - event.clientY);
    };
    corner.setPointerCapture(event.pointerId);
    corner.addEventListener("pointermove", move);
    corner.addEventListener("lostpointercapture", () => corner.removeEventListener("pointermove", move), { once: true });
    event.preventDefault();
  });
  grip.append(corner);
  figure.classList.add("dragged");
  const size = grip.getBoundingClientRect();
  for (const side of sides) show(side, Math.round(size[side.side]));
}

whenNear("figure.sweep-plane", explorePlane);
