// The page's side of the service worker: it is registered where the browser has one, told the language, and a new version is offered.

import type { Wish } from "./worker";

const SCRIPT = "/worker.js";

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL: (url: string) => string };
}

class ServiceWorker {
  /** A newer version waits to take over. */
  #newer = $state.raw<globalThis.ServiceWorker | null>(null);
  /** Something is asked of this person: nothing else is offered now. */
  busy = $state(false);
  offered = $derived(this.#newer !== null && !this.busy);

  /** Browsers have it on secure pages only; everything works without it, but not without a network. */
  async register(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const policies = (window as { readonly trustedTypes?: Policies }).trustedTypes;
    const policy = policies?.createPolicy("camlann-worker", { createScriptURL: allowed });
    try {
      const registration = await navigator.serviceWorker.register(policy ? policy.createScriptURL(SCRIPT) : SCRIPT);
      this.#watch(registration);
    } catch {
      // The browser does not want it, or the server is gone: the page works without it.
    }
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const waits = () => {
      if (navigator.serviceWorker.controller) this.#newer = registration.waiting;
    };
    waits();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", waits));
    // A tab that stays open for days looks for a newer version when it is looked at again.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => undefined);
    });
  }

  /** The newer version takes over, and this page is loaded again with it. */
  takeOver(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.#newer?.postMessage({ type: "take-over" } satisfies Wish);
  }

  tell(wish: Wish): void {
    navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(wish)).catch(() => undefined);
  }
}

function allowed(url: string): string {
  if (url !== SCRIPT) throw new TypeError(url);
  return url;
}

export const serviceWorker = new ServiceWorker();
