// Auto-hide: a secret closes by itself when the page is hidden, when the window loses the focus, and after a while.

export const MAX_OPEN_MS = 8000;

/** Start to watch for that. Returns a function that stops it. */
export function closing(close: () => void, longest = MAX_OPEN_MS): () => void {
  const hidden = () => {
    if (document.visibilityState !== "visible") close();
  };
  const timer = setTimeout(close, longest);
  document.addEventListener("visibilitychange", hidden);
  addEventListener("blur", close);
  addEventListener("pagehide", close);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", hidden);
    removeEventListener("blur", close);
    removeEventListener("pagehide", close);
  };
}
