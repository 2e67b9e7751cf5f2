// What a service worker has around it, as far as this one uses it: TypeScript knows pages only.

import type { PushMessage } from "./push_messages";
import type { Wish } from "./worker";

interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Pushed extends Waiting {
  readonly data: { json(): PushMessage } | null;
}
interface Clicked extends Waiting {
  readonly notification: Notification;
}
export interface Tab {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}
interface Scope {
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
  readonly registration: ServiceWorkerRegistration;
  addEventListener(type: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: Waiting & { readonly data: Wish }) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
export const scope = globalThis as unknown as Scope;
