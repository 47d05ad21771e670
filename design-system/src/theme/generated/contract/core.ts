// Made by tokens/build.ts from the token files. Do not edit: change those and run `pnpm tokens`.
export const coreContract = {
  palette: {
    transparent: ""
  },
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
  radius: {
    round: ""
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
  font: {
    ui: ""
  }
} as const;
