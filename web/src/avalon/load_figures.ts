// The figures of the roles: loaded after what everybody looks at, and all at once, so that what is loaded tells no role.

export const loadFigures = () => import("./RoleWindow.svelte");
