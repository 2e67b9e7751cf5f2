// Where each seat is round the table: clockwise as people sit, whichever way one reads, with one of them at the lower end.

export interface Place {
  /** From -1 to 1, as a screen has it: to the right, and down. */
  readonly x: number;
  readonly y: number;
}

export function ring(seats: number, low: number): readonly Place[] {
  return Array.from({ length: seats }, (_, seat) => {
    // Seen from above, clockwise from the lower end is to the left first.
    const angle = (2 * Math.PI * (seat - low)) / seats;
    return { x: rounded(-Math.sin(angle)), y: rounded(Math.cos(angle)) };
  });
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;
