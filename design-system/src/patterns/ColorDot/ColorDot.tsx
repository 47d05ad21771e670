import * as css from "./ColorDot.css.ts";

export interface ColorDotProps {
  /** CSS hex; null for a color the shop has no dot for: a neutral one stands in. */
  hex: string | null;
}

/** Drawn, not styled: an inline style would need a hole in the page's content security policy. */
export function ColorDot({ hex }: ColorDotProps) {
  return (
    <svg className={css.dot} viewBox="0 0 20 20" aria-hidden="true" data-component="color-dot">
      {hex === null ? (
        <>
          <circle className={css.unknown} cx="10" cy="10" r="10" />
          <path className={css.unknownMark} d="M5 15 15 5" />
        </>
      ) : (
        <circle cx="10" cy="10" r="10" fill={hex} />
      )}
      <circle className={css.edge} cx="10" cy="10" r="9.5" />
    </svg>
  );
}
