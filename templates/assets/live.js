// Figures whose controls can be operated: each leads from drawing to drawing. Without this file all states stand side by side.
"use strict";

/** What a state says that another does not, each text as often as it is there. */
function textsBeyond(texts, others) {
  const rest = [...others];
  return texts.filter((text) => {
    const index = rest.indexOf(text);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/** Shows one state of a figure at a time, with real controls over those in its picture. */
function bringToLife(figure) {
  const states = JSON.parse(figure.querySelector(":scope > template.live-data").content.textContent);
  const list = figure.querySelector(":scope > .live-states");
  const cells = [...list.children];
  // States that look alike share the cell of the first.
  const homes = states.map((state) => cells.find((cell) => Number(cell.dataset.drawing) === state.drawing));
  const bodies = homes.map((cell) => [...cell.children].filter((part) => part.matches(".drawing, .scroll, details")));
  const pictures = homes.map((cell) => cell.querySelector(".drawing > svg"));
  if (pictures.includes(null)) return;
  const page = { lang: document.documentElement.lang, dir: document.documentElement.dir || "ltr" };
  const picture = h("div", { class: "live-picture" });
  const layer = h("div", { class: "live-layer", role: "group", "aria-label": say("controls") });
  const more = h("span", { class: "live-more" });
  const reset = h("button", { type: "button", class: "live-button" }, say("startAgain"));
  const status = h("p", { class: "live-status" });
  const spoken = h("p", { class: "unseen", role: "status" });
  const rest = h("div", { class: "live-rest" });
  const bar = h("div", { class: "live-bar", ...page }, reset, more, status);
  let current = -1;

  /** The shown picture goes back to its place, for what prints the page. */
  const putBack = () => {
    if (current < 0) return;
    const [drawing, ...others] = bodies[current];
    drawing.append(pictures[current]);
    drawing.after(...others);
  };

  const show = (index) => {
    putBack();
    current = index;
    picture.replaceChildren(pictures[index]);
    rest.replaceChildren(...bodies[index].slice(1));
  };

  const go = (from, control, way = 0) => {
    const to = control.to[way];
    if (to === null || to === undefined) {
      spoken.textContent = "";
      requestAnimationFrame(() => { spoken.textContent = say("notDrawnState"); });
      status.textContent = say("notDrawnState");
      layer.dataset.end = "";
      place(states[from], control);
      return;
    }
    show(to);
    tell(from, to);
    place(states[to], control);
  };

  const where = (index) => say("stateOf", { number: index + 1, count: states.length });

  /** Says where the reader is: aloud what the view says now and did not before. */
  const tell = (from, to) => {
    const { words, texts } = states[to];
    status.textContent = words ?? "";
    delete layer.dataset.end;
    const news = textsBeyond(texts, states[from].texts);
    spoken.replaceChildren(h("span", { lang: "en" }, news.length ? news.join(", ") : words ?? where(to)));
  };

  const roles = {
    button: () => ({}), switch: (on) => ({ role: "switch", "aria-checked": String(on) }),
    radio: (on) => ({ role: "radio", "aria-checked": String(on) }),
    tab: (on) => ({ role: "tab", "aria-selected": String(on) }),
    disclosure: (on) => ({ "aria-expanded": String(on) }),
  };

  /** The element that operates a control. */
  const make = (state, control) => {
    const common = { "data-place": control.place, "data-name": control.name, disabled: control.disabled };
    if (control.role === "menu") {
      const options = control.options.map((name, index) => h("option", { value: index, selected: index === control.chosen }, name));
      const select = h("select", { "aria-label": control.name, ...common }, ...options);
      select.addEventListener("change", () => go(states.indexOf(state), control, Number(select.value)));
      return select;
    }
    // A button that leads to where it is does nothing: a stepper at its limit.
    const isIdle = control.role === "button" && control.to[0] === states.indexOf(state);
    const isEnd = control.to[0] === null || isIdle;
    const button = h("button", {
      type: "button", ...common, ...roles[control.role](control.on), "aria-label": control.at ? control.name : null,
      "aria-disabled": isEnd && !control.disabled ? "true" : null, class: control.at ? null : "live-button",
    }, control.at ? "" : control.name);
    button.addEventListener("click", () => go(states.indexOf(state), control));
    return button;
  };

  /** Arrow keys lead from one of several choices to the next, and choose it. */
  const lead = (group, buttons, chosen) => {
    buttons.forEach((button, index) => { button.tabIndex = index === Math.max(chosen, 0) ? 0 : -1; });
    group.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const index = buttons.indexOf(document.activeElement);
      if (!step || index < 0) return;
      event.preventDefault();
      const next = buttons[(index + step + buttons.length) % buttons.length];
      next.focus();
      next.click();
    });
  };

  /** Puts the controls of a state over its picture; the focus stays at the one that was operated. */
  const place = (state, operated) => {
    const hadFocus = layer.contains(document.activeElement) || more.contains(document.activeElement);
    const box = pictures[current].viewBox.baseVal;
    const groups = new Map();
    const parts = [];
    const elements = state.controls.map((control) => {
      const element = make(state, control);
      if (!control.at) return element;
      const [x, y, width, height] = control.at;
      const holder = h("span", { class: `live-control ${control.role}` }, element);
      const percent = (value, whole) => `${(value / whole) * 100}%`;
      holder.style.left = percent(x - box.x, box.width);
      holder.style.top = percent(y - box.y, box.height);
      holder.style.width = percent(width, box.width);
      holder.style.height = percent(height, box.height);
      if (!control.group) {
        parts.push(holder);
        return element;
      }
      const key = control.role + control.group;
      if (!groups.has(key)) {
        const group = h("div", { role: control.role === "tab" ? "tablist" : "radiogroup", "aria-label": control.of ?? say("choices") });
        groups.set(key, { group, buttons: [], chosen: -1 });
        parts.push(group);
      }
      const { group, buttons } = groups.get(key);
      if (control.on) groups.get(key).chosen = buttons.length;
      buttons.push(element);
      holder.setAttribute("role", "presentation");
      group.append(holder);
      return element;
    });
    for (const { group, buttons, chosen } of groups.values()) lead(group, buttons, chosen);
    layer.replaceChildren(...parts);
    more.replaceChildren(...elements.filter((element) => element.classList.contains("live-button")));
    if (!hadFocus || !operated) return;
    const same = (test) => elements.find((element) => !element.disabled && test(element.dataset));
    const next = same((data) => data.place === operated.place && data.name === operated.name)
      ?? same((data) => data.name === operated.name) ?? same((data) => data.place === operated.place) ?? reset;
    next.focus({ preventScroll: true });
  };

  // Fingers are wide: a touch beside a control counts for the nearest one, within 44 pixels.
  const nearest = ({ clientX, clientY }) => {
    const beside = (from, to, at) => Math.max(from - at, 0, at - to);
    const room = (from, to) => Math.max((44 - (to - from)) / 2, 0);
    return [...layer.querySelectorAll("button:enabled")].map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [beside(left, right, clientX), beside(top, bottom, clientY)];
      return { element, far: Math.hypot(x, y), isNear: x <= room(left, right) && y <= room(top, bottom) };
    }).filter(({ isNear }) => isNear).sort((one, other) => one.far - other.far)[0]?.element;
  };
  const stage = h("div", { class: "live-stage" }, picture, layer);
  stage.addEventListener("click", (event) => {
    if (event.pointerType === "touch" && !event.composedPath().includes(layer)) nearest(event)?.click();
  });

  const begin = () => {
    show(0);
    tell(0, 0);
    place(states[0]);
  };
  reset.addEventListener("click", begin);
  list.before(stage, bar, spoken, rest);
  figure.classList.add("alive");
  begin();
  spoken.textContent = "";
  addEventListener("beforeprint", putBack);
  addEventListener("afterprint", () => show(current));
}

whenNear("figure.live-figure", bringToLife);
