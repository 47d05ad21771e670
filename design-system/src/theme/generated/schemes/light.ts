// Made by tokens/build.ts from the token files. Do not edit: change those and run `pnpm tokens`.
import type { SchemeTokens } from "../../theme-types.ts";

export const light: SchemeTokens = {
  color: {
    ground: "var(--circlet-palette-white)",
    surface: "var(--circlet-palette-light-grey)",
    section: "var(--circlet-palette-sand)",
    panel: "var(--circlet-palette-light-orange)",
    inverse: "var(--circlet-palette-black)",
    raised: "var(--circlet-palette-white)",
    text: "var(--circlet-palette-black)",
    textMuted: "var(--circlet-palette-text-grey)",
    textInverse: "var(--circlet-palette-white)",
    sale: "var(--circlet-palette-crimson)",
    lowStock: "var(--circlet-palette-orange)",
    danger: "var(--circlet-palette-crimson)",
    success: "var(--circlet-palette-teal)",
    accent: "var(--circlet-palette-teal)",
    hairline: "var(--circlet-palette-grey)",
    controlBorder: "var(--circlet-palette-text-grey)",
    controlBorderStrong: "var(--circlet-palette-black)",
    ringTrack: "rgb(91 58 39 / 0.22)",
    focus: "var(--circlet-palette-teal)",
    focusInverse: "var(--circlet-palette-white)",
    count: "var(--circlet-palette-crimson)",
    badge: "var(--circlet-palette-white)",
    badgeSale: "var(--circlet-palette-crimson)",
    badgePreowned: "var(--circlet-palette-khaki)",
    selection: "var(--circlet-palette-light-orange)",
    hover: "var(--circlet-palette-light-grey)",
    scrim: "rgb(27 24 23 / 0.45)",
    skeleton: "var(--circlet-palette-light-grey)",
    skeletonShine: "var(--circlet-palette-sand)",
    shadeSoft: "rgb(27 24 23 / 0.1)",
    shade: "rgb(27 24 23 / 0.12)",
    shadeStrong: "rgb(27 24 23 / 0.18)"
  },
  button: {
    black: {
      ground: "var(--circlet-palette-black)",
      hover: "var(--circlet-palette-brown)",
      text: "var(--circlet-palette-white)"
    },
    lightGrey: {
      ground: "var(--circlet-palette-light-grey)",
      hover: "var(--circlet-palette-sand)",
      text: "var(--circlet-palette-black)"
    }
  }
};
