// Plays the steps of figures and lets a reader scrub through them. Without this file the numbered buttons do the same, one
// step at a time.
"use strict";

{
  const pause = 1400;

  function make(name, attributes, text = "") {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    return element;
  }

  /** Play, back and forward before the numbered buttons; for many steps a slider in their place. */
  function addPlayer(figure, picks) {
    const inputs = [...picks.querySelectorAll("label > input")];
    const sentences = [...picks.querySelectorAll("label > span")].map((span) => span.textContent);
    const player = picks.querySelector(".player");
    const button = (kind, label) => make("button", { type: "button", "aria-label": label, class: kind });
    const back = button("back", say("previousStep"));
    const play = button("play", say("playSteps"));
    const forward = button("forward", say("nextStep"));
    const slider = picks.classList.contains("long")
      ? make("input", { type: "range", min: 0, max: inputs.length, value: 0, "aria-label": say("step") }) : null;
    const count = make("output", {});
    const told = make("span", { class: "unseen", role: "status", lang: figure.lang || "en" });
    let timer = 0;

    const current = () => inputs.findIndex((input) => input.checked) + 1;

    function show(number) {
      if (number > 0) inputs[number - 1].checked = true;
      else for (const input of inputs) input.checked = false;
      told.textContent = sentences[number - 1] ?? "";
      update();
    }

    function update() {
      if (!slider) return;
      const number = current();
      slider.value = number;
      slider.setAttribute("aria-valuetext", sentences[number - 1] ?? say("noStep"));
      count.textContent = `${number} / ${inputs.length}`;
    }

    function stop() {
      clearInterval(timer);
      timer = 0;
      figure.classList.remove("playing");
      play.setAttribute("aria-label", say("playSteps"));
    }

    function start() {
      show(current() < inputs.length ? current() + 1 : 1);
      figure.classList.add("playing");
      play.setAttribute("aria-label", say("pause"));
      timer = setInterval(() => (current() < inputs.length ? show(current() + 1) : stop()), pause);
    }

    play.addEventListener("click", () => (timer ? stop() : start()));
    back.addEventListener("click", () => { stop(); show(Math.max(current() - 1, 0)); });
    forward.addEventListener("click", () => { stop(); show(Math.min(current() + 1, inputs.length)); });
    slider?.addEventListener("input", () => { stop(); show(Number(slider.value)); });
    picks.addEventListener("change", (event) => {
      if (event.target !== slider) stop();
      update();
    });
    for (const item of figure.querySelectorAll(".steps li[data-s]")) {
      item.addEventListener("click", () => { stop(); show(Number(item.dataset.s)); });
    }

    player.lang = document.documentElement.lang;
    player.setAttribute("role", "group");
    player.setAttribute("aria-label", say("steps"));
    player.append(back, play, forward);
    if (slider) {
      player.append(slider, count);
      for (const input of inputs) input.tabIndex = -1;
    }
    picks.append(told);
    figure.classList.add("has-player");
    update();
  }

  /** What is wider than its place can be scrolled by keyboard; nothing else is a stop on the way. */
  function markOverflow() {
    const parts = [...document.querySelectorAll(".figure :is(.drawing, .scroll, .structure, pre)")];
    const found = parts.map((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1);
    for (const [index, part] of parts.entries()) {
      const overflows = found[index];
      part.classList.toggle("overflows", overflows);
      if (overflows) part.tabIndex = 0;
      else part.removeAttribute("tabindex");
    }
  }

  /** Pointing at a view in one part of a figure marks it in the others. */
  function linkViews(figure) {
    const parts = [...figure.querySelectorAll("[data-path]")];
    let marked = [];
    const mark = (paths) => {
      for (const part of marked) part.classList.remove("linked");
      marked = paths.length ? parts.filter((part) => part.dataset.path.split(" ").some((path) => paths.includes(path))) : [];
      for (const part of marked) part.classList.add("linked");
    };
    figure.addEventListener("pointerover", (event) => {
      mark(event.target.closest("[data-path]")?.dataset.path.split(" ") ?? []);
    });
    figure.addEventListener("pointerleave", () => mark([]));
  }

  /** The views of a picture are one stop of the keyboard; arrow keys lead from one to the next. */
  function makeOneStop(picture) {
    const views = [...picture.querySelectorAll(".vf[tabindex]")];
    const ways = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    for (const view of views.slice(1)) view.setAttribute("tabindex", "-1");
    picture.addEventListener("keydown", (event) => {
      const [from, way] = [views.indexOf(event.target.closest(".vf")), ways[event.key]];
      if (from < 0 || !way) return;
      const to = views[(from + way + views.length) % views.length];
      views[from].setAttribute("tabindex", "-1");
      to.setAttribute("tabindex", "0");
      to.focus();
      event.preventDefault();
    });
  }

  /** Pointing at a measure in the text shows its view in the figure. */
  for (const link of document.querySelectorAll("a.measure")) {
    const figure = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!figure) continue;
    const toggle = (isOn) => {
      figure.classList.toggle("measured", isOn);
      for (const part of figure.querySelectorAll("[data-path]")) {
        part.classList.toggle("linked", isOn && part.dataset.path.split(" ").includes(link.dataset.view));
      }
    };
    for (const event of ["pointerenter", "focus"]) link.addEventListener(event, () => toggle(true));
    for (const event of ["pointerleave", "blur"]) link.addEventListener(event, () => toggle(false));
  }

  whenShown(".figure .picture", makeOneStop);
  whenShown(".view-figure", (figure) => {
    const picks = figure.querySelector(":scope > .picks");
    if (picks) addPlayer(figure, picks);
    if (figure.querySelector(".tree, .outline, .sizes")) linkViews(figure);
  });
  let waiting = 0;
  addEventListener("resize", () => {
    clearTimeout(waiting);
    waiting = setTimeout(markOverflow, 200);
  });
  addEventListener("load", markOverflow);
  addEventListener("vitrine-shown", markOverflow);
  // Fonts are swapped in when they come, which may be after the page: words are then wider or narrower.
  document.fonts?.addEventListener("loadingdone", markOverflow);
  addEventListener("vitrine-near", markOverflow);
  markOverflow();
}
