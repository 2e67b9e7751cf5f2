// Whether the others may see your draft. It stays the same for the next question, and is forgotten with the page.

export const sharing = $state({ on: false });
