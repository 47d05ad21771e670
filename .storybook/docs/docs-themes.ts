import { create, type ThemeVars } from "storybook/theming";
import { brands } from "@circlet/design-system/tokens";

const { circlet } = brands;
const fontBase = '"Hanken Grotesk Variable", system-ui, sans-serif';

/** Themes for Storybook's UI. Plain values, because Storybook computes with them. */
const themed = (base: "light" | "dark", ground: string, text: string, muted: string): ThemeVars =>
  create({
    base,
    fontBase,
    brandTitle: "Circlet",
    colorPrimary: circlet.palette.crimson,
    colorSecondary: base === "light" ? circlet.palette.teal : circlet.dark.teal,
    appBg: base === "light" ? circlet.palette.lightGrey : circlet.dark.surface,
    appContentBg: ground,
    appPreviewBg: ground,
    barBg: ground,
    textColor: text,
    textMutedColor: muted,
  });

export const docsThemes = {
  light: themed("light", circlet.palette.white, circlet.palette.black, circlet.palette.textGrey),
  dark: themed("dark", circlet.dark.ground, circlet.dark.text, circlet.dark.textMuted),
};
