import { components, measure, type Size } from "./measure.ts";

/** The most bytes (minified, gzip, without React) for one component alone, by layer. */
const layers: Readonly<Record<string, Size>> = {
  primitives: { js: 700, css: 900 },
  components: { js: 1600, css: 1500 },
  patterns: { js: 5000, css: 3500 },
};
/** Overlays include focus management: 9 kB, which a shop loads on opening. */
const overlay: Size = { js: 15_000, css: 4000 };

/** Includes Radix's roving focus and collection. */
const roving: Size = { js: 9500, css: 1500 };

const named: Readonly<Record<string, Size>> = {
  Accordion: roving,
  Tabs: roving,
  Button: { js: 1050, css: 1000 },
  CartDrawer: overlay,
  // Moves the focus when its last line is removed (100 B); built from parts (220 B).
  CartView: { js: 5450, css: 3500 },
  ConfirmDialog: overlay,
  Dialog: overlay,
  // Parts of one overlay: together they cost as much as Dialog.
  DialogClose: overlay,
  DialogContent: overlay,
  DialogDescription: overlay,
  DialogHeader: overlay,
  DialogRoot: overlay,
  DialogTitle: overlay,
  DialogTrigger: overlay,
  Drawer: overlay,
  GalleryDialog: overlay,
  ImageOverlay: overlay,
};

/**
 * All components together. 45,000 B of script until each passed its attributes on to its root element (320 B in all) and
 * took partial labels, currencies and locales (700 B). 46,200 B until carts and modals took care of a focus whose element
 * is gone (150 B). 46,350 B until `setLabels` named every set of strings (250 B). 46,600 B until dialog, cart,
 * header and gallery came as parts (950 B) and IconButton got `loading` (60 B).
 */
const whole: Size = { js: 47_650, css: 20_000 };

export interface Measured {
  readonly name: string;
  readonly size: Size;
  readonly budget: Size;
}

/** A button and all stylesheets it needs, in an app with fonts of its own. */
const button: Size = { js: 1100, css: 2500 };
/** The same with our fonts (400 B) and the reset of the elements inside components (700 B), which a button does not need. */
const buttonAndFonts: Size = { js: 1100, css: 3400 };

/** Every component's size with its budget, of all together, and of a button with all stylesheets it needs. */
export async function measureAll(): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { name, layer } of await components()) {
    const budget = named[name] ?? layers[layer];
    if (budget === undefined) throw new Error(`No size budget for layer ${layer} (of ${name})`);
    measured.push({ name, size: await measure([name]), budget });
  }
  return [
    ...measured,
    { name: "all", size: await measure("*"), budget: whole },
    { name: "Button and /tokens", size: await measure(["Button"], "styles/tokens.js"), budget: button },
    { name: "Button and /styles", size: await measure(["Button"], "styles.js"), budget: buttonAndFonts },
  ];
}

export const isOver = ({ size, budget }: Measured): boolean => size.js > budget.js || size.css > budget.css;
