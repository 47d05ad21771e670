// Made by tokens/build.ts from the token files. Do not edit: change those and run `pnpm tokens`.
import type { BrandTokens } from "../../theme-types.ts";

export const sorrento: BrandTokens = {
  palette: {
    black: "#1d2417",
    white: "#fffdf5",
    lightGrey: "#f7f2e2",
    grey: "#ddd5bd",
    textGrey: "#5f5c46",
    brown: "#8a3a1a",
    khaki: "#58601f",
    crimson: "#b02418",
    orange: "#9c4408",
    sand: "#f6e7bf",
    lightOrange: "#fbdfc0",
    teal: "#0f5f6b"
  },
  font: {
    display: "\"Young Serif\", \"Georgia\", serif"
  },
  radius: {
    picture: "16px",
    control: "12px",
    panel: "20px"
  },
  button: {
    white: {
      ground: "#fffdf5",
      hover: "#f0eee6",
      text: "var(--circlet-palette-black)"
    },
    grey: {
      ground: "#79725c",
      hover: "#6c654f",
      text: "var(--circlet-palette-white)"
    },
    brown: {
      ground: "#ca7454",
      hover: "#d98261",
      text: "var(--circlet-palette-black)"
    },
    khaki: {
      ground: "#879151",
      hover: "#949f5e",
      text: "var(--circlet-palette-black)"
    },
    crimson: {
      ground: "#e85c4b",
      hover: "#f86b59",
      text: "var(--circlet-palette-black)"
    },
    orange: {
      ground: "#9c4408",
      hover: "#8a3a00",
      text: "var(--circlet-palette-white)"
    },
    sand: {
      ground: "#f6e7bf",
      hover: "#e7d8b1",
      text: "var(--circlet-palette-black)"
    },
    lightOrange: {
      ground: "#fbdfc0",
      hover: "#ecd0b2",
      text: "var(--circlet-palette-black)"
    },
    teal: {
      ground: "#4e94a1",
      hover: "#5ca2af",
      text: "var(--circlet-palette-black)"
    }
  },
  dark: {
    ground: "#12150f",
    surface: "#1c1f19",
    section: "#252119",
    panel: "#35291b",
    raised: "#232720",
    hover: "#30342d",
    text: "#efede5",
    textMuted: "#b3b2a3",
    controlBorder: "#828173",
    crimson: "#fe705d",
    orange: "#e88858",
    teal: "#6bb1be",
    inverse: "#2a3026",
    hairline: "#45423b"
  }
};
