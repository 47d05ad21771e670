import { style } from "@vanilla-extract/css";
import { pattern } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";
import { withNavigation } from "./with-navigation.ts";

export const root = style(
  pattern({
    position: "relative",
    zIndex: vars.zIndex.sticky,
    background: vars.color.ground,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  }),
);

export const bar = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "1fr auto 1fr",
    gridTemplateAreas: '"menu logo actions" "search search search"',
    alignItems: "center",
    columnGap: vars.space.m,
    maxInlineSize: vars.layout.container,
    marginInline: "auto",
    paddingInline: vars.layout.gutter,
    "@media": {
      [withNavigation]: {
        gridTemplateColumns: "minmax(max-content, 1fr) auto minmax(max-content, 1fr)",
        gridTemplateAreas: '"nav logo end"',
        minBlockSize: 76,
        columnGap: vars.space.l,
      },
    },
  }),
);

export const menu = style(
  pattern({
    gridArea: "menu",
    marginInlineStart: -11,
    display: "flex",
    justifySelf: "start",
    // Before the navigation, which makes room for it.
    "@media": { [withNavigation]: { gridArea: "nav" } },
  }),
);

export const logo = style(pattern({ gridArea: "logo", minBlockSize: 60 }));

/** Two rows on phones, one group where there is room: the logo stays in the middle. */
export const end = style(
  pattern({
    display: "contents",
    "@media": {
      [withNavigation]: {
        gridArea: "end",
        display: "flex",
        justifyContent: "flex-end",
        alignItems: "center",
        gap: vars.space.m,
      },
    },
  }),
);

export const search = style(
  pattern({
    gridArea: "search",
    paddingBlockEnd: vars.space.s,
    "@media": {
      [withNavigation]: { paddingBlockEnd: 0, inlineSize: "clamp(150px, 17vw, 216px)" },
    },
  }),
);

/** The product page leaves the search row out on phones: the picture comes first. */
export const searchWideOnly = style(
  pattern({ display: "none", "@media": { [withNavigation]: { display: "block" } } }),
);

export const actions = style(
  pattern({
    gridArea: "actions",
    display: "flex",
    justifyContent: "flex-end",
    alignItems: "center",
    marginInlineEnd: -11,
  }),
);

/** Account, wishlist and orders stand in the menu on phones. */
export const wideAction = style(
  pattern({ display: "none", "@media": { "(min-width: 600px)": { display: "flex" } } }),
);
