/**
 * The toolbar above every story. Storybook keeps its values in the URL (`globals=brand:norelle;scheme:dark`), so a
 * link can show a partner's brand.
 */
interface Item {
  value: string;
  title: string;
}

// Imports all brands and the dark scheme; the file names are the choices.
const sheets = import.meta.glob<unknown>("../design-system/src/theme/generated/css/*.css", { eager: true });

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".css".length);
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const brandItems: Item[] = Object.keys(sheets)
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
