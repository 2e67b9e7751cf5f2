// For tests: wait until something holds. A busy machine only takes longer.

import { waitFor as wait } from "@testing-library/svelte";

export const waitFor = (holds: () => unknown): Promise<unknown> => wait(holds, { timeout: 30_000 });
