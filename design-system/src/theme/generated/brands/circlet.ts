// Made by tokens/build.ts from the token files. Do not edit: change those and run `pnpm tokens`.
import type { BrandTokens } from "../../theme-types.ts";

export const circlet: BrandTokens = {
  palette: {
    black: "#1b1817",
    white: "#fdfcfa",
    lightGrey: "#f3f0eb",
    grey: "#d6d0c7",
    textGrey: "#655d56",
    brown: "#5b3a27",
    khaki: "#62603f",
    crimson: "#a11b33",
    orange: "#a34512",
    sand: "#ebe3d7",
    lightOrange: "#f7e4d2",
    teal: "#1d5a58"
  },
  font: {
    display: "\"Gilda Display\", \"Gilda Display Fallback\", \"Gilda Display Fallback Android\", \"Times New Roman\", serif"
  },
  radius: {
    picture: "2px",
    control: "3px",
    panel: "3px"
  },
  button: {
    white: {
      ground: "#fdfcfa",
      hover: "#f3f0eb",
      text: "var(--circlet-palette-black)"
    },
    grey: {
      ground: "#6e675f",
      hover: "#59534c",
      text: "var(--circlet-palette-white)"
    },
    brown: {
      ground: "#b98e72",
      hover: "#c79e83",
      text: "var(--circlet-palette-black)"
    },
    khaki: {
      ground: "#a8a67c",
      hover: "#b5b38b",
      text: "var(--circlet-palette-black)"
    },
    crimson: {
      ground: "#e8808d",
      hover: "#ef96a0",
      text: "var(--circlet-palette-black)"
    },
    orange: {
      ground: "#a34512",
      hover: "#87380d",
      text: "var(--circlet-palette-white)"
    },
    sand: {
      ground: "#ebe3d7",
      hover: "#dfd4c4",
      text: "var(--circlet-palette-black)"
    },
    lightOrange: {
      ground: "#f7e4d2",
      hover: "#efd3b8",
      text: "var(--circlet-palette-black)"
    },
    teal: {
      ground: "#6faba7",
      hover: "#82bab6",
      text: "var(--circlet-palette-black)"
    }
  },
  dark: {
    ground: "#161312",
    surface: "#201d1c",
    section: "#262119",
    panel: "#36281b",
    raised: "#282423",
    hover: "#353231",
    text: "#eeedeb",
    textMuted: "#b8afa7",
    controlBorder: "#877e77",
    crimson: "#fa717b",
    orange: "#eb8659",
    teal: "#76b1ae",
    inverse: "#302d2c",
    hairline: "#46423b"
  }
};
