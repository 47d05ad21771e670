// Made by tokens/build.ts from the token files. Do not edit: change those and run `pnpm tokens`.
import type { BrandTokens } from "../../theme-types.ts";

export const norelle: BrandTokens = {
  palette: {
    black: "#2a1622",
    white: "#fffafb",
    lightGrey: "#f8eff2",
    grey: "#e0cfd6",
    textGrey: "#6d5561",
    brown: "#6d2b50",
    khaki: "#5d5a48",
    crimson: "#a3154f",
    orange: "#96421f",
    sand: "#f3e3e8",
    lightOrange: "#fbe6df",
    teal: "#74366f"
  },
  font: {
    display: "\"Cormorant Garamond\", \"Garamond\", \"Times New Roman\", serif"
  },
  radius: {
    picture: "10px",
    control: "26px",
    panel: "18px"
  },
  button: {
    white: {
      ground: "#fffafb",
      hover: "#f0ebec",
      text: "var(--circlet-palette-black)"
    },
    grey: {
      ground: "#7d6e75",
      hover: "#706168",
      text: "var(--circlet-palette-white)"
    },
    brown: {
      ground: "#b97096",
      hover: "#c87da4",
      text: "var(--circlet-palette-black)"
    },
    khaki: {
      ground: "#8a8774",
      hover: "#989581",
      text: "var(--circlet-palette-black)"
    },
    crimson: {
      ground: "#e05581",
      hover: "#f0648e",
      text: "var(--circlet-palette-black)"
    },
    orange: {
      ground: "#96421f",
      hover: "#87350f",
      text: "var(--circlet-palette-white)"
    },
    sand: {
      ground: "#f3e3e8",
      hover: "#e4d4d9",
      text: "var(--circlet-palette-black)"
    },
    lightOrange: {
      ground: "#fbe6df",
      hover: "#ecd7d0",
      text: "var(--circlet-palette-black)"
    },
    teal: {
      ground: "#b370ac",
      hover: "#c27eba",
      text: "var(--circlet-palette-black)"
    }
  },
  dark: {
    ground: "#181215",
    surface: "#221c1f",
    section: "#281f22",
    panel: "#362722",
    raised: "#2a2327",
    hover: "#383035",
    text: "#f0ebec",
    textMuted: "#bbacb3",
    controlBorder: "#8a7c82",
    crimson: "#f96c96",
    orange: "#e58966",
    teal: "#ce89c7",
    inverse: "#352a30",
    hairline: "#484043"
  }
};
