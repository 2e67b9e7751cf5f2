// Runs before everything else, in JavaScript that the oldest browsers understand. It tells people that their browser is too
// old or that the page did not load, and it sets the preferred colours from the start.
(function () {
  var root = document.documentElement;

  function plainly(id) {
    var app = document.getElementById("app");
    var told = document.getElementById(id);
    if (app && app.parentNode) app.parentNode.removeChild(app);
    root.removeAttribute("data-opening");
    if (told) told.removeAttribute("hidden");
  }

  function able() {
    try {
      return (
        "noModule" in document.createElement("script") &&
        typeof structuredClone === "function" &&
        typeof Array.prototype.findLast === "function" &&
        typeof Object.hasOwn === "function" &&
        typeof HTMLDialogElement === "function" &&
        CSS.supports("inset-inline", "0")
      );
    } catch (error) {
      return false;
    }
  }

  try {
    var preference = JSON.parse(localStorage.getItem("camlann") || "{}");
    var names = ["theme", "motion", "font", "letters", "lines"];
    for (var i = 0; i < names.length; i++)
      if (typeof preference[names[i]] === "string" && preference[names[i]]) root.setAttribute("data-" + names[i], preference[names[i]]);
  } catch (error) {
    // Use the device's own colours.
  }

  if (!able()) {
    document.addEventListener("DOMContentLoaded", function () {
      plainly("too-old");
    });
    return;
  }

  // An empty table is drawn until the table of this link is there.
  if (/^\/t\/([a-z][a-z0-9]{0,7}-)?[0-9a-f]{32}$/.test(location.pathname)) root.setAttribute("data-opening", "");

  // When everything is loaded the page has started, or it never will.
  window.addEventListener("load", function () {
    var app = document.getElementById("app");
    if (app && !app.firstChild) plainly("not-come");
  });
  window.addEventListener("camlann-speechless", function () {
    plainly("not-come");
  });
})();
