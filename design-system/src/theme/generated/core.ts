// Made by tokens/build.ts from the token files. Do not edit: change those and run `pnpm tokens`.
export const core = {
  palette: {
    transparent: "transparent"
  },
  shadow: {
    bar: "0 -8px 28px 0 var(--circlet-color-shade-soft)",
    menu: "0 12px 32px 0 var(--circlet-color-shade)",
    dialog: "0 24px 64px 0 var(--circlet-color-shade-strong)"
  },
  motion: {
    state: "160ms",
    card: "240ms",
    tile: "600ms",
    ease: "cubic-bezier(0.2, 0.7, 0.2, 1)"
  },
  space: {
    xxs: "4px",
    xs: "8px",
    s: "12px",
    m: "16px",
    l: "24px",
    xl: "32px",
    xxl: "48px",
    xxxl: "64px",
    huge: "96px"
  },
  layout: {
    gutter: "clamp(16px, calc(0.3427rem + 2.6966vw), 40px)",
    section: "clamp(48px, calc(2.3427rem + 2.6966vw), 72px)",
    gridGap: "clamp(12px, calc(0.5309rem + 0.8989vw), 20px)",
    container: "1360px",
    prose: "640px"
  },
  control: {
    target: "24px",
    medium: "44px",
    large: "52px",
    border: "1px",
    icon: "22px"
  },
  zIndex: {
    sticky: "100",
    menu: "200",
    overlay: "300",
    skip: "400"
  },
  radius: {
    round: "999px"
  },
  type: {
    hero: {
      size: "clamp(2.4375rem, calc(1.8624rem + 2.3596vw), 3.75rem)",
      lineHeight: "1.04"
    },
    h1: {
      size: "clamp(1.8125rem, calc(1.6208rem + 0.7865vw), 2.25rem)",
      lineHeight: "1.12"
    },
    h2: {
      size: "clamp(1.6875rem, calc(1.4958rem + 0.7865vw), 2.125rem)",
      lineHeight: "1.15"
    },
    h3: {
      size: "clamp(1.25rem, calc(1.1678rem + 0.3371vw), 1.4375rem)",
      lineHeight: "1.2"
    },
    price: {
      size: "1.625rem",
      lineHeight: "1.2"
    },
    lead: {
      size: "clamp(1rem, calc(0.9726rem + 0.1124vw), 1.0625rem)",
      lineHeight: "1.5"
    },
    body: {
      size: "1rem",
      lineHeight: "1.5"
    },
    label: {
      size: "0.9375rem",
      lineHeight: "1.4"
    },
    small: {
      size: "0.875rem",
      lineHeight: "1.4"
    },
    caption: {
      size: "0.8125rem",
      lineHeight: "1.4"
    },
    micro: {
      size: "0.7813rem",
      lineHeight: "1.3"
    }
  },
  weight: {
    regular: "400",
    medium: "500",
    semibold: "600"
  },
  tracking: {
    display: "-0.1px"
  },
  font: {
    ui: "\"Hanken Grotesk Variable\", \"Hanken Grotesk Fallback\", \"Hanken Grotesk Fallback Android\", system-ui, sans-serif"
  }
} as const;
