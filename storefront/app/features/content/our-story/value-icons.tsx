import type { ReactNode } from "react";

const drawn = (lines: ReactNode) => (
  <svg
    viewBox="0 0 48 48"
    width={44}
    height={44}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {lines}
  </svg>
);

/** 48×48 icons in the current text color. */
export const valueIcons = {
  sustainability: drawn(
    <>
      <path d="M29.5 40.8A18 18 0 1 1 41.6 27.5" />
      <path d="M20 31c-1-9 5-16 16-16 1 11-6 18-16 16Z" />
      <path d="M16 36c3-6 8-11 13-14" />
    </>,
  ),
  affordability: drawn(
    <>
      <path d="M24.5 6.5h15a2 2 0 0 1 2 2v15L23 42a2.5 2.5 0 0 1-3.5 0L6 28.5A2.5 2.5 0 0 1 6 25Z" />
      <circle cx="33.5" cy="14.5" r="2.5" />
      <path d="m18 24 7 7M14.5 27.5l3 3" />
    </>,
  ),
  /** A tangle that becomes a straight line. */
  innovation: drawn(
    <>
      <path d="M5 30c3-12 17-14 17-5s-12 9-12 1 12-13 17-5-2 13-6 9 0-10 7-10h13" />
      <path d="m36.5 15 5 5-5 5" />
    </>,
  ),
  /** A spark. */
  spontaneity: drawn(
    <>
      <path d="M22 6c1.5 11 5 14.5 16 16-11 1.5-14.5 5-16 16-1.5-11-5-14.5-16-16 11-1.5 14.5-5 16-16Z" />
      <path d="M38 33c.6 4 2 5.400 6 6-4 .6-5.400 2-6 6-.6-4-2-5.400-6-6 4-.6 5.400-2 6-6Z" />
    </>,
  ),
};
