import type { Grading } from "../tailor/drawing.ts";

/** Converts pattern coordinates to the table and back. Each axis is graded separately. */
export interface Graded {
  readonly x: (x: number) => number;
  readonly y: (y: number) => number;
  readonly patternX: (x: number) => number;
  readonly patternY: (y: number) => number;
}

const centre = 400;

export function grade(grading: Grading = {}): Graded {
  const { across = 1, beyond = across, shoulder = 118, down = 1, lengths } = grading;
  const wide = shoulder * across;
  const forward = lengths ? between(lengths, 0, 1) : (y: number): number => y;
  const backward = lengths ? between(lengths, 1, 0) : (y: number): number => y;
  return {
    x: (x) => bothSides(x, (d) => (d <= shoulder ? d * across : wide + (d - shoulder) * beyond)),
    patternX: (x) => bothSides(x, (d) => (d <= wide ? d / across : shoulder + (d - wide) / beyond)),
    y: (y) => forward(y) * down,
    patternY: (y) => backward(y / down),
  };
}

function bothSides(x: number, distance: (d: number) => number): number {
  const d = x - centre;
  return d < 0 ? centre - distance(-d) : centre + distance(d);
}

/** Interpolates linearly between the knots, and extrapolates beyond them. */
function between(knots: NonNullable<Grading["lengths"]>, from: 0 | 1, to: 0 | 1): (y: number) => number {
  return (y) => {
    let i = 0;
    while (i < knots.length - 2 && y > knots[i + 1][from]) i++;
    const p = knots[i];
    const q = knots[i + 1];
    return p[to] + ((y - p[from]) * (q[to] - p[to])) / (q[from] - p[from]);
  };
}
