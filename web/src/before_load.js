// Before anything else, in words that the oldest browser understands: a browser that is too old for the page is told so,
// and so is somebody whose page did not come; and the colours one likes are there from the first moment.
(function () {
  var root = document.documentElement;

  function plainly(id) {
    var app = document.getElementById("app");
    var told = document.getElementById(id);
    if (app && app.parentNode) app.parentNode.removeChild(app);
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
    // Then as the device has it.
  }

  if (!able()) {
    document.addEventListener("DOMContentLoaded", function () {
      plainly("too-old");
    });
    return;
  }

  // When all is loaded the page has begun, or it never will.
  window.addEventListener("load", function () {
    var app = document.getElementById("app");
    if (app && !app.firstChild) plainly("not-come");
  });
  window.addEventListener("camlann-speechless", function () {
    plainly("not-come");
  });
})();
