// Made by tokens/build.ts from the token files. Do not edit: change those and run `pnpm tokens`.
import type { BrandTokens } from "../../theme-types.ts";

export const northquay: BrandTokens = {
  palette: {
    black: "#16203a",
    white: "#fdfcf8",
    lightGrey: "#eff0f3",
    grey: "#cdd0d8",
    textGrey: "#565c6e",
    brown: "#2d3f73",
    khaki: "#5c5a3c",
    crimson: "#b3261e",
    orange: "#a0430a",
    sand: "#e2e6ef",
    lightOrange: "#f6e2c9",
    teal: "#2b4c9b"
  },
  font: {
    display: "\"Zilla Slab\", \"Rockwell\", \"Georgia\", serif"
  },
  radius: {
    picture: "4px",
    control: "6px",
    panel: "8px"
  },
  button: {
    white: {
      ground: "#fdfcf8",
      hover: "#eeede9",
      text: "var(--circlet-palette-black)"
    },
    grey: {
      ground: "#6f7279",
      hover: "#62656c",
      text: "var(--circlet-palette-white)"
    },
    brown: {
      ground: "#7289c3",
      hover: "#7f97d2",
      text: "var(--circlet-palette-black)"
    },
    khaki: {
      ground: "#8d8b6c",
      hover: "#9b9979",
      text: "var(--circlet-palette-black)"
    },
    crimson: {
      ground: "#e85b4c",
      hover: "#f86a5a",
      text: "var(--circlet-palette-black)"
    },
    orange: {
      ground: "#a0430a",
      hover: "#8e3800",
      text: "var(--circlet-palette-white)"
    },
    sand: {
      ground: "#e2e6ef",
      hover: "#d3d7e0",
      text: "var(--circlet-palette-black)"
    },
    lightOrange: {
      ground: "#f6e2c9",
      hover: "#e7d3bb",
      text: "var(--circlet-palette-black)"
    },
    teal: {
      ground: "#6288dd",
      hover: "#6f96ec",
      text: "var(--circlet-palette-black)"
    }
  },
  dark: {
    ground: "#111419",
    surface: "#1b1e24",
    section: "#1f2228",
    panel: "#34291a",
    raised: "#22252c",
    hover: "#30333a",
    text: "#eeede9",
    textMuted: "#acb1be",
    controlBorder: "#7c808d",
    crimson: "#ff6f5f",
    orange: "#ea8657",
    teal: "#7aa2f9",
    inverse: "#292e38",
    hairline: "#404249"
  }
};
