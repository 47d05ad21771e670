// Made by tokens/build.ts from the token files. Do not edit: change those and run `pnpm tokens`.
export const brandContract = {
  palette: {
    black: "",
    white: "",
    lightGrey: "",
    grey: "",
    textGrey: "",
    brown: "",
    khaki: "",
    crimson: "",
    orange: "",
    sand: "",
    lightOrange: "",
    teal: ""
  },
  font: {
    display: ""
  },
  radius: {
    picture: "",
    control: "",
    panel: ""
  },
  button: {
    white: {
      ground: "",
      hover: "",
      text: ""
    },
    grey: {
      ground: "",
      hover: "",
      text: ""
    },
    brown: {
      ground: "",
      hover: "",
      text: ""
    },
    khaki: {
      ground: "",
      hover: "",
      text: ""
    },
    crimson: {
      ground: "",
      hover: "",
      text: ""
    },
    orange: {
      ground: "",
      hover: "",
      text: ""
    },
    sand: {
      ground: "",
      hover: "",
      text: ""
    },
    lightOrange: {
      ground: "",
      hover: "",
      text: ""
    },
    teal: {
      ground: "",
      hover: "",
      text: ""
    }
  },
  dark: {
    ground: "",
    surface: "",
    section: "",
    panel: "",
    raised: "",
    hover: "",
    text: "",
    textMuted: "",
    controlBorder: "",
    crimson: "",
    orange: "",
    teal: "",
    inverse: "",
    hairline: ""
  }
} as const;
