// The place of each seat in the circle: clockwise, in either reading direction, with one of them at the bottom.

export interface Place {
  /** From -1 to 1 in screen coordinates: to the right, and down. */
  readonly x: number;
  readonly y: number;
}

export function ring(seats: number, low: number): readonly Place[] {
  return Array.from({ length: seats }, (_, seat) => {
    // Seen from above, clockwise from the bottom goes to the left first.
    const angle = (2 * Math.PI * (seat - low)) / seats;
    return { x: rounded(-Math.sin(angle)), y: rounded(Math.cos(angle)) };
  });
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;
