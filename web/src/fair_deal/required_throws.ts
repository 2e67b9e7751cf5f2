// Checks that the list of a deal's throws has every throw that its game always needs.
import { NEEDED } from "../wire/required-throws";

interface Listed {
  readonly label: string;
  readonly into?: readonly string[];
}

export function isComplete(game: string, options: Readonly<Record<string, unknown>>, seats: number, throws: readonly Listed[]): boolean {
  const players = seats - Number(options["late"] ?? 0);
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return (NEEDED[game] ?? []).every(
    (need) =>
      players < need.players ||
      Object.entries(need.when).some(([name, values]) => !values.some((value) => same(value, options[name]))) ||
      throws.some(({ label, into }) => label === need.label && same(into, need.into)),
  );
}
