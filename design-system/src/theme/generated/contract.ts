// Made by tokens/build.ts from the token files. Do not edit: change those and run `pnpm tokens`.
export const contract = {
  shadow: {
    bar: "",
    menu: "",
    dialog: ""
  },
  motion: {
    state: "",
    card: "",
    tile: "",
    ease: ""
  },
  space: {
    xxs: "",
    xs: "",
    s: "",
    m: "",
    l: "",
    xl: "",
    xxl: "",
    xxxl: "",
    huge: ""
  },
  layout: {
    gutter: "",
    section: "",
    gridGap: "",
    container: "",
    prose: ""
  },
  control: {
    target: "",
    medium: "",
    large: "",
    border: "",
    icon: ""
  },
  zIndex: {
    sticky: "",
    menu: "",
    overlay: "",
    skip: ""
  },
  type: {
    hero: {
      size: "",
      lineHeight: ""
    },
    h1: {
      size: "",
      lineHeight: ""
    },
    h2: {
      size: "",
      lineHeight: ""
    },
    h3: {
      size: "",
      lineHeight: ""
    },
    price: {
      size: "",
      lineHeight: ""
    },
    lead: {
      size: "",
      lineHeight: ""
    },
    body: {
      size: "",
      lineHeight: ""
    },
    label: {
      size: "",
      lineHeight: ""
    },
    small: {
      size: "",
      lineHeight: ""
    },
    caption: {
      size: "",
      lineHeight: ""
    },
    micro: {
      size: "",
      lineHeight: ""
    }
  },
  weight: {
    regular: "",
    medium: "",
    semibold: ""
  },
  tracking: {
    display: ""
  },
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
    teal: "",
    transparent: ""
  },
  button: {
    black: {
      ground: "",
      hover: "",
      text: ""
    },
    white: {
      ground: "",
      hover: "",
      text: ""
    },
    lightGrey: {
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
  font: {
    display: "",
    ui: ""
  },
  radius: {
    picture: "",
    control: "",
    round: ""
  },
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
    skeletonShine: ""
  }
} as const;
