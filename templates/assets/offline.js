// Has the browser keep the site for readers without a network.
"use strict";
if ("serviceWorker" in navigator && location.protocol !== "file:") {
  const top = new URL(document.currentScript.dataset.root ?? "./", location.href);
  navigator.serviceWorker.register(new URL("offline-worker.js", top), { scope: top.pathname }).catch(() => {});
}
