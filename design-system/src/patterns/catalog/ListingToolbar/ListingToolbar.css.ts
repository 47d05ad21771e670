import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media, withoutScripts } from "../../../css/media.ts";
import { replacesScripts } from "../../../css/scripts.css.ts";
import { visuallyHiddenRule } from "../../../css/visually-hidden.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";
import { note } from "../../note.css.ts";

export const root = style(
  pattern({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.s,
  }),
);

export const count = style([note, pattern({ fontVariantNumeric: "tabular-nums" })]);

/** On phones, filters and sort order each take half of a line, unless large type needs more space. */
export const end = style(
  pattern({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space.s,
    flex: "1 1 100%",
    "@media": { [media.desktop]: { flex: "none" } },
  }),
);

export const sort = style(
  pattern({
    display: "flex",
    alignItems: "center",
    gap: vars.space.xs,
    flex: "1 1 8rem",
    "@media": {
      // Without scripts, the Apply button needs this room, so the filter button has a row of its own.
      [media.phone]: { selectors: { [withoutScripts]: { flex: "1 1 100%" } } },
      [media.desktop]: { flex: "none" },
    },
  }),
);

export const sortLabel = style(
  pattern({
    ...textStyle("small"),
    whiteSpace: "nowrap",
    // On phones, the label is visually hidden, because the selected order speaks for itself.
    "@media": { [`not all and ${media.desktop}`]: visuallyHiddenRule },
  }),
);

export const select = style(pattern({ flex: 1, "@media": { [media.desktop]: { flex: "none" } } }));

/** Hidden with JavaScript, because a change submits the form. */
export const withoutScript = replacesScripts;

/** The button that opens the filters. Hidden in wide windows, where they are next to the grid. */
export const filters = style(
  pattern({
    flex: "1 1 8rem",
    "@media": {
      [media.desktop]: { flex: "none" },
      [media.wide]: { display: "none" },
    },
  }),
);
