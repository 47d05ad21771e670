import { brands } from "@circlet/design-system/tokens";

/** Every story is compared at these widths. */
export const widths = [390, 768, 1280] as const;

/** The widths, nearest to the story's own first: resizing closes menus that exist only at some widths. */
export const widthsFrom = (own: number): readonly number[] =>
  widths.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own));

/** All brands and schemes except Circlet in light mode, which every story is compared in anyway. */
export const themes = Object.keys(brands)
  .flatMap((brand) => ["light", "dark"].map((scheme) => ({ brand, scheme })))
  .filter(({ brand, scheme }) => brand !== "circlet" || scheme !== "light");

/** The tag of stories that show a brand's colors, fonts and corners. They are compared in every brand and scheme. */
export const themedTag = "every-theme";
export const themedWidth = 768;
