import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { container } from "../../../primitives/Container/Container.css.ts";
import { vars } from "../../../theme/vars.css.ts";
import { withNavigation } from "./with-navigation.ts";

export const root = style(
  pattern({
    position: "relative",
    zIndex: vars.zIndex.sticky,
    background: vars.color.ground,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  }),
);

export const bar = style([
  container({}),
  pattern({
    display: "grid",
    gridTemplateColumns: "1fr auto 1fr",
    gridTemplateAreas: '"menu logo actions" "search search search"',
    alignItems: "center",
    columnGap: vars.space.xs,
    "@media": {
      [withNavigation]: {
        gridTemplateColumns: "minmax(max-content, 1fr) auto minmax(max-content, 1fr)",
        gridTemplateAreas: '"nav logo end"',
        minBlockSize: 76,
        columnGap: vars.space.l,
      },
    },
  }),
]);

export const menu = style(
  pattern({
    gridArea: "menu",
    marginInlineStart: -11,
    display: "flex",
    justifySelf: "start",
    // Placed before the navigation, which leaves space for it.
    "@media": { [withNavigation]: { gridArea: "nav" } },
  }),
);

export const logo = style(pattern({ gridArea: "logo", minBlockSize: 60 }));

/** Two rows on phones, one on wider screens. The logo is always centered. */
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

export const actions = style(
  pattern({
    gridArea: "actions",
    display: "flex",
    justifyContent: "flex-end",
    alignItems: "center",
    marginInlineEnd: -11,
  }),
);

/** Hidden on the narrowest phones, where the account menu leads to the orders. */
export const orders = style(pattern({ "@media": { "(max-width: 374px)": { display: "none" } } }));
