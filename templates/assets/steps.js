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

  /** Play, back, forward, a slider and the sentence of the step, before the numbered buttons' figure. */
  function addPlayer(figure, picks) {
    const inputs = [...picks.querySelectorAll("input")];
    const sentences = [...figure.querySelectorAll(".steps li[data-s]")];
    const back = make("button", { type: "button", "aria-label": say("previousStep"), class: "back" });
    const play = make("button", { type: "button", "aria-label": say("playSteps"), class: "play" });
    const forward = make("button", { type: "button", "aria-label": say("nextStep"), class: "forward" });
    const slider = make("input", { type: "range", min: 0, max: inputs.length, value: 0, "aria-label": say("step") });
    const words = make("p", { class: "step-words", "aria-live": "polite" });
    let timer = 0;

    const current = () => inputs.findIndex((input) => input.checked) + 1;

    function show(number) {
      if (number > 0) inputs[number - 1].checked = true;
      else for (const input of inputs) input.checked = false;
      update();
    }

    function update() {
      const number = current();
      slider.value = number;
      const sentence = number > 0 ? sentences[number - 1]?.textContent ?? "" : "";
      slider.setAttribute("aria-valuetext", sentence || say("noStep"));
      words.textContent = sentence ? `${number}. ${sentence}` : "";
      words.className = number > 0 ? `step-words ${sentences[number - 1]?.className ?? ""}` : "step-words";
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
    slider.addEventListener("input", () => { stop(); show(Number(slider.value)); });
    picks.addEventListener("change", () => { stop(); update(); });
    for (const [index, sentence] of sentences.entries()) {
      sentence.addEventListener("click", () => { stop(); show(index + 1); });
    }

    const player = make("div", { class: "player", role: "group", "aria-label": say("steps"), lang: document.documentElement.lang });
    player.append(back, play, forward, slider);
    picks.after(player, words);
    figure.classList.add("has-player");
    update();
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

  for (const figure of document.querySelectorAll(".view-figure")) {
    const picks = figure.querySelector(":scope > .picks");
    if (picks) addPlayer(figure, picks);
    if (figure.querySelector(".tree, .outline, .sizes")) linkViews(figure);
  }
}
