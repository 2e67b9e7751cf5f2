// A small way to make elements. Text is always text: nothing is read as HTML.

type Child = Node | string | null;

export function make<K extends keyof HTMLElementTagNameMap>(tag: K, given: Partial<HTMLElementTagNameMap[K]>, ...children: Child[]): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), given);
  element.append(...children.filter((child) => child !== null));
  return element;
}
