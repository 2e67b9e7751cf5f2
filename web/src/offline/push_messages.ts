// Push messages: the browser shows them while no page is open, and opens what they are about.

import { scope, type Tab } from "./worker_scope";

/** A push message as the server sends it (`push/messages.py`). */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
  readonly language: string;
  readonly direction: NotificationDirection;
}

scope.addEventListener("push", (event) => {
  const message = event.data?.json();
  if (!message) return;
  event.waitUntil(show(message));
});

/** Shows it, unless this person is just looking at what it is about. */
async function show({ title, body, url, tag, language, direction }: PushMessage): Promise<void> {
  const tab = await tabAt(new URL(url, location.origin));
  if (tab?.visibilityState === "visible") return;
  const icon = "/pictures/icon-192.png";
  await scope.registration.showNotification(title, { body, tag, lang: language, dir: direction, icon, data: url });
}

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data as string, location.origin)));
});

/** The tab that shows it comes to the front, or a new one opens. */
async function open(url: URL): Promise<unknown> {
  if (url.origin !== location.origin) return;
  const tab = await tabAt(url);
  return tab ? tab.focus() : scope.clients.openWindow(url.pathname);
}

async function tabAt(url: URL): Promise<Tab | undefined> {
  const tabs = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  return tabs.find((each) => new URL(each.url).pathname === url.pathname);
}
