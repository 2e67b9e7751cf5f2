// Whether the others may watch one choose. It stays as it was for the next question, and is forgotten with the page.

export const sharing = $state({ on: false });
