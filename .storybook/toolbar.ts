/** Storybook's toolbar. Its values are in the URL (`globals=brand:norelle;scheme:dark`), so links can show a brand. */
interface Item {
  value: string;
  title: string;
}

// Imports all brands and the dark scheme. Their file names are the toolbar's options.
const stylesheets = import.meta.glob<unknown>("../design-system/src/theme/generated/css/*.css", {
  eager: true,
});

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".css".length);
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const brandItems: Item[] = Object.keys(stylesheets)
  .map(nameOf)
  .filter((name) => name !== "dark")
  .map((value) => ({ value, title: titleOf(value) }));

export const schemeItems: Item[] = [
  { value: "light", title: "Light" },
  { value: "dark", title: "Dark" },
  { value: "auto", title: "As the system says" },
];

export const directionItems: Item[] = [
  { value: "ltr", title: "Left to right" },
  { value: "rtl", title: "Right to left" },
];

// Words, because Storybook reads digits in the URL as a number, which would match no item.
export const textItems: Item[] = [
  { value: "normal", title: "Text 100%" },
  { value: "double", title: "Text 200%" },
];

export const wordItems: Item[] = [
  { value: "en", title: "English" },
  { value: "de", title: "German, long words" },
];

export const colorItems: Item[] = [
  { value: "own", title: "Brand's colors" },
  { value: "forced", title: "Forced colors" },
];

export const translationItems: Item[] = [
  { value: "none", title: "Not translated" },
  { value: "browser", title: "Translated by the browser" },
];

/** Initial values from `STORYBOOK_GLOBALS`, in the format of Storybook's URL: `text:double;words:de`. */
export const givenGlobals = (text: string | undefined): Record<string, unknown> =>
  Object.fromEntries(
    (text ?? "")
      .split(";")
      .filter(Boolean)
      .map((pair) => {
        const [name = "", value = ""] = pair.split(":");
        return name === "width" ? ["viewport", { value, isRotated: false }] : [name, value];
      }),
  );
