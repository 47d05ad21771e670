// Made by tokens/build.ts from the token files. Do not edit: change those and run `pnpm tokens`.
export const schemeContract = {
  color: {
    ground: "",
    surface: "",
    section: "",
    panel: "",
    inverse: "",
    raised: "",
    text: "",
    textMuted: "",
    textInverse: "",
    sale: "",
    lowStock: "",
    danger: "",
    success: "",
    accent: "",
    hairline: "",
    controlBorder: "",
    controlBorderStrong: "",
    ringTrack: "",
    focus: "",
    focusInverse: "",
    count: "",
    badge: "",
    badgeSale: "",
    badgePreowned: "",
    selection: "",
    hover: "",
    scrim: "",
    skeleton: "",
    skeletonShine: "",
    shadeSoft: "",
    shade: "",
    shadeStrong: ""
  },
  button: {
    black: {
      ground: "",
      hover: "",
      text: ""
    },
    lightGrey: {
      ground: "",
      hover: "",
      text: ""
    }
  }
} as const;
