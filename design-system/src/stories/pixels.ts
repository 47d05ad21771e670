import { expect } from "storybook/test";

/** Engines round the edges of boxes differently. */
export const halfPixel = 0.5;

/** Matches lengths that look the same: `expect(height).toEqual(pixels(44))`. */
export const pixels = (length: number): unknown => expect.closeTo(length, 0);
