// What calls for attention in the page's title. The latest call is shown; after the last one the title is as it was.

interface Call {
  readonly text: string;
}

let calls: readonly Call[] = [];
let plain = "";

/** Put this into the title, until the returned function is called. */
export function callInTitle(text: string): () => void {
  const call = { text };
  if (!calls.length) plain = document.title;
  calls = [...calls, call];
  document.title = text;
  return () => {
    const ours = calls.some((each) => each.text === document.title);
    calls = calls.filter((each) => each !== call);
    // Another screen may have put its own title there.
    if (ours) document.title = calls[calls.length - 1]?.text ?? plain;
  };
}
