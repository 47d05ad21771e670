import { vars } from "@circlet/design-system/theme";
import { keyframes, style } from "@vanilla-extract/css";

const appearLate = keyframes({ from: { opacity: 0 } });

/** Delays the loading state by 200 ms, so that a fast response shows none. */
export const late = style({ animation: `${appearLate} 1ms linear 200ms backwards` });

export const art = style({ inlineSize: "100%" });

/** An empty state directly above its action. */
export const aboveAction = style({ paddingBlockEnd: 0 });

/** An entry of a list and its actions, with a border below. */
export const entry = style({
  paddingBlockEnd: vars.space.l,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

/** An entry's action, whose words do not break for the text beside it. */
export const action = style({ flex: "none" });

export const readable = style({ maxInlineSize: vars.layout.prose });

/** Keeps line breaks. Long words wrap, so it fits 320 px. */
export const lines = style({
  fontStyle: "normal",
  whiteSpace: "pre-line",
  textWrap: "wrap",
  overflowWrap: "anywhere",
});
