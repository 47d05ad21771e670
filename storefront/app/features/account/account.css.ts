import { vars } from "@circlet/design-system/theme";
import { keyframes, style } from "@vanilla-extract/css";

const appearLate = keyframes({ from: { opacity: 0 } });

/** Shows the loading state only after 200 ms, when a shopper notices it. */
export const late = style({ animation: `${appearLate} 1ms linear 200ms backwards` });

/** The art of the empty screens, 4:3. */
export const art = style({ display: "block", inlineSize: "100%", blockSize: "auto" });

/** An empty state whose action follows it. */
export const aboveAction = style({ paddingBlockEnd: 0 });

const noScript = "(scripting: none)";

export const withoutScript = style({
  display: "none",
  "@media": { [noScript]: { display: "grid" } },
});

export const withScript = style({ "@media": { [noScript]: { display: "none" } } });

/** An address with its actions, apart from the next one. */
export const address = style({
  paddingBlockEnd: vars.space.l,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

/** As many lines as the address has. Long words wrap at 320 px. */
export const addressLines = style({ fontStyle: "normal", whiteSpace: "pre-line", overflowWrap: "anywhere" });
