// Made by tokens/build.ts from the token files. Do not edit: change those and run `pnpm tokens`.
import type { BrandTokens } from "../../theme-types.ts";

export const fjordal: BrandTokens = {
  palette: {
    black: "#0f1c26",
    white: "#fbfdfe",
    lightGrey: "#eef3f6",
    grey: "#ccd6dc",
    textGrey: "#50626d",
    brown: "#1f4a63",
    khaki: "#4d6160",
    crimson: "#a81f33",
    orange: "#95480f",
    sand: "#dfe9ee",
    lightOrange: "#f3ecd2",
    teal: "#0b5a7a"
  },
  font: {
    display: "\"Josefin Sans\", \"Futura\", \"Century Gothic\", sans-serif"
  },
  radius: {
    picture: "0",
    control: "0",
    panel: "0"
  },
  button: {
    white: {
      ground: "#fbfdfe",
      hover: "#eceeef",
      text: "var(--circlet-palette-black)"
    },
    grey: {
      ground: "#6c757a",
      hover: "#5f686d",
      text: "var(--circlet-palette-white)"
    },
    brown: {
      ground: "#5e89a5",
      hover: "#6b97b3",
      text: "var(--circlet-palette-black)"
    },
    khaki: {
      ground: "#738887",
      hover: "#809695",
      text: "var(--circlet-palette-black)"
    },
    crimson: {
      ground: "#e05760",
      hover: "#f0666d",
      text: "var(--circlet-palette-black)"
    },
    orange: {
      ground: "#95480f",
      hover: "#853c00",
      text: "var(--circlet-palette-white)"
    },
    sand: {
      ground: "#dfe9ee",
      hover: "#d0dadf",
      text: "var(--circlet-palette-black)"
    },
    lightOrange: {
      ground: "#f3ecd2",
      hover: "#e4ddc3",
      text: "var(--circlet-palette-black)"
    },
    teal: {
      ground: "#488cae",
      hover: "#569abc",
      text: "var(--circlet-palette-black)"
    }
  },
  dark: {
    ground: "#0f1519",
    surface: "#191f23",
    section: "#1b2327",
    panel: "#302b1a",
    raised: "#1f262c",
    hover: "#2d343a",
    text: "#ebedee",
    textMuted: "#a5b3bc",
    controlBorder: "#75828b",
    crimson: "#fb7076",
    orange: "#e18d5b",
    teal: "#6aaed2",
    inverse: "#252f37",
    hairline: "#3c4448"
  }
};
