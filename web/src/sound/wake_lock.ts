// Keeps the screen on during a game. The browser lets go when the page is hidden; it is asked again when the page is back. Some
// browsers allow it only once the page was touched: then it is asked again at the first touch.

/** Keep the screen on until the function that is returned is called. */
export function keepScreenOn(): () => void {
  if (!("wakeLock" in navigator)) return () => {};
  let held: WakeLockSentinel | null = null;
  let wanted = true;
  let asking = false;

  async function hold(): Promise<void> {
    if (!wanted || asking || document.hidden || (held && !held.released)) return;
    asking = true;
    try {
      held = await navigator.wakeLock.request("screen");
    } catch {
      // The page was not touched yet, or the device saves its battery; then the screen goes dark as it likes.
    }
    asking = false;
    if (!wanted) void held?.release();
  }

  function changed(): void {
    if (document.hidden) void held?.release();
    else void hold();
  }

  const touches = ["pointerup", "keyup"] as const;
  document.addEventListener("visibilitychange", changed);
  for (const each of touches) document.addEventListener(each, hold);
  void hold();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", changed);
    for (const each of touches) document.removeEventListener(each, hold);
    void held?.release();
  };
}
