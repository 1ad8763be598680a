// Plays film strips: their frames one after another, in one place. Without this file they stand side by side.
"use strict";

{
  const pause = 1400;

  function addPlayer(figure, player, frames) {
    const button = (kind, label) => {
      const element = document.createElement("button");
      Object.assign(element, { type: "button", className: kind });
      element.setAttribute("aria-label", label);
      return element;
    };
    const back = button("back", say("previousFrame"));
    const play = button("play", say("playFrames"));
    const forward = button("forward", say("nextFrame"));
    const all = button("all", say("allFrames"));
    const count = document.createElement("output");
    const told = Object.assign(document.createElement("span"), { className: "unseen", lang: figure.lang || "en" });
    told.setAttribute("role", "status");
    let [timer, current] = [0, -1];

    /** One frame, or all for −1. What is not seen is neither heard nor reached. */
    function show(index) {
      current = index;
      figure.classList.toggle("reel", index >= 0);
      for (const [number, frame] of frames.entries()) {
        frame.classList.toggle("now", number === index);
        frame.inert = index >= 0 && number !== index;
      }
      count.textContent = index < 0 ? "" : `${index + 1} / ${frames.length}`;
      told.textContent = frames[index]?.querySelector(".cell-label")?.textContent ?? "";
    }

    function stop() {
      clearInterval(timer);
      timer = 0;
      figure.classList.remove("playing");
      play.setAttribute("aria-label", say("playFrames"));
    }

    function step(way) {
      stop();
      show(Math.min(Math.max(current + way, 0), frames.length - 1));
    }

    function rest() {
      stop();
      show(-1);
      if (document.activeElement === all) play.focus();
    }

    play.addEventListener("click", () => {
      if (timer) return stop();
      show((current + 1) % frames.length);
      figure.classList.add("playing");
      play.setAttribute("aria-label", say("pause"));
      timer = setInterval(() => (current + 1 < frames.length ? show(current + 1) : stop()), pause);
    });
    back.addEventListener("click", () => step(-1));
    forward.addEventListener("click", () => step(1));
    all.addEventListener("click", rest);
    player.addEventListener("keydown", (event) => {
      const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (way) step(way);
      else if (event.key === "Escape" && current >= 0) rest();
      else return;
      event.preventDefault();
    });

    player.lang = document.documentElement.lang;
    player.setAttribute("role", "group");
    player.setAttribute("aria-label", say("frames"));
    player.append(count, back, play, forward, all, told);
  }

  whenShown(".figure > .of-frames", (player) => addPlayer(player.parentElement, player, [...player.nextElementSibling.children]));
}
