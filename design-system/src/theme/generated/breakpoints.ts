// Made by tokens/build.ts from the token files. Do not edit: change those and run `pnpm tokens`.
/** Widths in px from which a layout holds. */
export const breakpoints = {
  /** Specification A9: mobile below, desktop from here */
  desktop: 768,
  /** Specification B9: grids of 3 columns above */
  wide: 850,
  /** Specification B9: grids of 4 columns above */
  full: 1320,
} as const;
