import { components, measure, type Size } from "./measure.ts";

/** The maximum size of an app that uses one component, by layer, in bytes (minified, gzip, without React). */
const layers: Readonly<Record<string, Size>> = {
  primitives: { js: 700, css: 900 },
  components: { js: 1600, css: 1500 },
  patterns: { js: 5000, css: 3500 },
  // The default strings of all components.
  labels: { js: 4500, css: 0 },
};
/** Modals are native dialogs, with what opens, stacks and closes them. */
const modal: Size = { js: 5000, css: 4000 };

/** Dialog also includes Radix's state and parts. */
const overlay: Size = { js: 13_000, css: 4000 };

/** Includes Radix's roving focus and collection. */
const roving: Size = { js: 9500, css: 1500 };

const named: Readonly<Record<string, Size>> = {
  Accordion: roving,
  Tabs: roving,
  Button: { js: 1050, css: 1000 },
  CartDrawer: overlay,
  // 100 B move focus when the last line is removed, 220 B are for separate parts, 150 B write dollars without Intl, 50 B put
  // links into a translated sentence, and 60 B are for quantities and charges.
  CartView: { js: 5750, css: 3500 },
  ConfirmDialog: overlay,
  Dialog: overlay,
  // These parts belong to one overlay; together they cost as much as Dialog.
  DialogClose: overlay,
  DialogContent: overlay,
  DialogDescription: overlay,
  DialogHeader: overlay,
  DialogRoot: overlay,
  DialogTitle: overlay,
  DialogTrigger: overlay,
  Drawer: modal,
  // 50 B name the currency of its prices.
  FilterPanel: { js: 5050, css: 3500 },
  GalleryDialog: overlay,
  // Two buttons with an icon, and a number that is typed.
  QuantityStepper: { js: 1750, css: 1500 },
  ImageOverlay: overlay,
};

/** What a component may add on average to an app that uses all of them: they share code, and many are small parts. */
const average: Size = { js: 315, css: 130 };

export interface Measured {
  readonly name: string;
  readonly size: Size;
  readonly budget: Size;
}

/** A button with its stylesheets, in an app with its own fonts. */
const button: Size = { js: 1100, css: 2500 };
/** Includes our fonts (400 B) and the reset of elements in components (700 B), which a button does not need. */
const buttonAndFonts: Size = { js: 1100, css: 3400 };

/** The size and budget of each component, of all components, and of a button with its stylesheets. */
export async function measureAll(): Promise<Measured[]> {
  const measured: Measured[] = [];
  const exported = await components();
  for (const { name, layer } of exported) {
    const budget = named[name] ?? layers[layer];
    if (budget === undefined) throw new Error(`No size budget for layer ${layer} (of ${name})`);
    measured.push({ name, size: await measure([name]), budget });
  }
  const whole = { js: average.js * exported.length, css: average.css * exported.length };
  return [
    ...measured,
    { name: "all", size: await measure("*"), budget: whole },
    { name: "Button and /tokens", size: await measure(["Button"], "styles/tokens.js"), budget: button },
    { name: "Button and /styles", size: await measure(["Button"], "styles.js"), budget: buttonAndFonts },
  ];
}

export const isOver = ({ size, budget }: Measured): boolean => size.js > budget.js || size.css > budget.css;
