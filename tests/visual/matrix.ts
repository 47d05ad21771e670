/** Every story is looked at in these widths. */
export const widths = [390, 768, 1280] as const;

/** The widths from the one nearest to the story's own: what opens there alone is seen before another width closes it. */
export const widthsFrom = (own: number): readonly number[] =>
  widths.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own));

/** The brands and schemes besides Circlet in light, which every story is pictured in. */
export const themes = ["circlet", "norelle", "northquay", "sorrento", "fjordal"]
  .flatMap((brand) => ["light", "dark"].map((scheme) => ({ brand, scheme })))
  .slice(1);

/** The components that carry a brand's colors, letters and corners: pictured in every brand and scheme. */
export const themedStories = [
  "components-badge--tones",
  "components-button--grounds",
  "components-checkbox--default",
  "components-field--with-error",
  "components-link--default",
  "components-price--reduced",
  "components-tabs--default",
  "patterns-addtobagbutton--available",
  "patterns-cartview--fixed",
  "patterns-filterpanel--default",
  "patterns-footer--default",
  "patterns-header--default",
  "patterns-hero--bordered",
  "patterns-productcard--default",
  "patterns-swatches--colors",
];
export const themedWidth = 768;
