// The narrator's lines in somebody's own voice. They are recorded on the narrator's page and kept by this browser alone: no server is
// sent them, and another device does not have them. A line whose text has changed has no recording any more.

const [DATABASE, STORE, KEY] = ["camlann.narrator", "lines", "camlann.recorded"];

const nameOf = (language: string, text: string): string => `${language} ${text}`;

/** Runs one request; null where this browser keeps nothing. */
async function ask<T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  const done = <R>(asked: IDBRequest<R>) =>
    new Promise<R>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error as Error);
    });
  try {
    const opened = indexedDB.open(DATABASE, 1);
    opened.onupgradeneeded = () => opened.result.createObjectStore(STORE);
    const database = await done(opened);
    try {
      return await done(request(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** Whether anything was ever recorded here. Where nothing was, nothing is opened. */
function any(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export async function recordingOf(language: string, text: string): Promise<Blob | null> {
  return any() ? ((await ask<Blob | undefined>("readonly", (store) => store.get(nameOf(language, text)))) ?? null) : null;
}

/** Which of these lines are recorded. */
export async function recorded(language: string, texts: readonly string[]): Promise<ReadonlySet<string>> {
  const names = new Set(any() ? await ask("readonly", (store) => store.getAllKeys()) : []);
  return new Set(texts.filter((text) => names.has(nameOf(language, text))));
}

export async function keepRecording(language: string, text: string, sound: Blob): Promise<boolean> {
  const kept = (await ask("readwrite", (store) => store.put(sound, nameOf(language, text)))) !== null;
  try {
    if (kept) localStorage.setItem(KEY, "yes");
  } catch {
    return false;
  }
  return kept;
}

export async function deleteRecording(language: string, text: string): Promise<void> {
  await ask("readwrite", (store) => store.delete(nameOf(language, text)));
}
