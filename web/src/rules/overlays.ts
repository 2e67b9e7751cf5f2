// What lies over the whole page: the dialog of the rules, and the sheet that is printed.

import { mount, unmount } from "svelte";
import { speech } from "../i18n/words.svelte";
import type { Wanted } from "./open_rules";
import PrintSheet from "./PrintSheet.svelte";
import RulesDialog from "./RulesDialog.svelte";
import type { Book, Options } from "./things";

let dialog: ReturnType<typeof mount> | null = null;

export function showDialog(wanted: Wanted): void {
  if (dialog) void unmount(dialog);
  const before = document.activeElement;
  void speech.need("rules");
  const mine = mount(RulesDialog, {
    target: document.body,
    props: {
      ...wanted,
      closed: () => {
        if (dialog !== mine) return;
        dialog = null;
        void unmount(mine);
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      },
    },
  });
  dialog = mine;
}

export function print(book: Book, options: Options | null): void {
  const root = document.documentElement;
  const sheet = mount(PrintSheet, { target: document.body, props: { book, options } });
  root.dataset["printing"] = "";
  addEventListener(
    "afterprint",
    () => {
      delete root.dataset["printing"];
      void unmount(sheet);
    },
    { once: true },
  );
  requestAnimationFrame(() => window.print());
}
