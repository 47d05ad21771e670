// Made by tokens/build.ts from the token files. Do not edit: change those and run `pnpm tokens`.
import type { SchemeTokens } from "../../theme-types.ts";

export const dark: SchemeTokens = {
  color: {
    ground: "var(--circlet-dark-ground)",
    surface: "var(--circlet-dark-surface)",
    section: "var(--circlet-dark-section)",
    panel: "var(--circlet-dark-panel)",
    inverse: "var(--circlet-dark-inverse)",
    raised: "var(--circlet-dark-raised)",
    text: "var(--circlet-dark-text)",
    textMuted: "var(--circlet-dark-text-muted)",
    textInverse: "var(--circlet-palette-white)",
    sale: "var(--circlet-dark-crimson)",
    lowStock: "var(--circlet-dark-orange)",
    danger: "var(--circlet-dark-crimson)",
    success: "var(--circlet-dark-teal)",
    accent: "var(--circlet-dark-teal)",
    hairline: "var(--circlet-dark-hairline)",
    controlBorder: "var(--circlet-dark-control-border)",
    controlBorderStrong: "var(--circlet-dark-text)",
    ringTrack: "rgb(253 252 250 / 0.22)",
    focus: "var(--circlet-dark-teal)",
    focusInverse: "var(--circlet-palette-white)",
    count: "var(--circlet-palette-crimson)",
    badge: "var(--circlet-dark-raised)",
    badgeSale: "var(--circlet-palette-crimson)",
    badgePreowned: "var(--circlet-palette-khaki)",
    selection: "var(--circlet-dark-panel)",
    hover: "var(--circlet-dark-hover)",
    scrim: "rgb(0 0 0 / 0.6)",
    skeleton: "var(--circlet-dark-raised)",
    skeletonShine: "var(--circlet-dark-hover)",
    shadeSoft: "rgb(0 0 0 / 0.4)",
    shade: "rgb(0 0 0 / 0.5)",
    shadeStrong: "rgb(0 0 0 / 0.6)"
  },
  button: {
    black: {
      ground: "var(--circlet-dark-text)",
      hover: "var(--circlet-palette-sand)",
      text: "var(--circlet-palette-black)"
    },
    lightGrey: {
      ground: "var(--circlet-dark-hover)",
      hover: "var(--circlet-dark-hairline)",
      text: "var(--circlet-dark-text)"
    }
  }
};
