/** The sixteen colors that listings filter by, with their swatches. "multicolor" shows as white. */
export const colors = {
  beige: "#CDB792",
  black: "#2A282B",
  blue: "#3F5F93",
  brown: "#6B4A34",
  gold: "#C9A24B",
  gray: "#8B8A88",
  green: "#5F7A58",
  ivory: "#EDE6D6",
  orange: "#C85F2B",
  pink: "#D9A0A2",
  purple: "#6D4A78",
  red: "#A8283A",
  silver: "#B9BBBE",
  white: "#F5F3EF",
  yellow: "#D9AE3C",
  multicolor: "#FFFFFF",
} as const satisfies Record<string, `#${string}`>;

export type ColorSlug = keyof typeof colors;
