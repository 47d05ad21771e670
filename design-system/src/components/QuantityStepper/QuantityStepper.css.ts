import { style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { media, withoutScripts } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

/** One border around the number and its buttons. */
export const root = style(
  component({
    display: "inline-flex",
    alignItems: "center",
    border: `${vars.control.border} solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.control,
    background: vars.color.raised,
    "@media": {
      [media.hover]: { selectors: { "&:hover": { borderColor: vars.color.controlBorderStrong } } },
    },
  }),
);

export const input = style(
  component({
    inlineSize: "5ch",
    minBlockSize: vars.control.medium,
    padding: 0,
    border: 0,
    background: "none",
    color: vars.color.text,
    // At least 16 px, because iOS zooms in on smaller fields.
    fontSize: vars.type.body.size,
    fontVariantNumeric: "tabular-nums",
    textAlign: "center",
    appearance: "textfield",
    selectors: {
      "&::-webkit-inner-spin-button": { display: "none" },
      "&:disabled": { color: vars.color.textMuted, opacity: 1, WebkitTextFillColor: vars.color.textMuted },
    },
  }),
);

/** Its focus ring stays inside the border. */
export const button = style(
  component({
    borderRadius: vars.radius.control,
    outlineOffset: -3,
    selectors: { [withoutScripts]: { display: "none" } },
  }),
);
