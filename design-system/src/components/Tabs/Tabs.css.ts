import { style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style(
  component({
    display: "flex",
    gap: vars.space.m,
    overflowX: "auto",
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    scrollbarWidth: "none",
  }),
);

export const tab = style(
  component({
    flex: "none",
    minBlockSize: vars.control.medium,
    padding: `${vars.space.xs} ${vars.space.xxs}`,
    borderBlockEnd: "2px solid transparent",
    fontSize: vars.type.label.size,
    color: vars.color.textMuted,
    // An inner ring, because the list would clip an outer one.
    outlineOffset: -2,
    "@media": {
      [media.hover]: { selectors: { "&:hover": { color: vars.color.text } } },
      // Forced colors show transparent borders, so only the selected tab has one.
      [media.forcedColors]: {
        selectors: { "&:not([aria-selected='true'])": { borderBlockEndColor: "Canvas" } },
      },
    },
    selectors: {
      "&[aria-selected='true']": {
        color: vars.color.text,
        fontWeight: vars.weight.medium,
        borderBlockEndColor: vars.color.controlBorderStrong,
      },
      "&:disabled": { cursor: "not-allowed", color: vars.color.textMuted, opacity: 0.6 },
    },
  }),
);

export const panel = style(
  component({
    paddingBlockStart: vars.space.l,
    // Hides inactive panels that stay mounted.
    selectors: { '&[data-state="inactive"]': { display: "none" } },
  }),
);
