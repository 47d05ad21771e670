import { components, measure, type Size } from "./measure.ts";

/** Most bytes (minified, gzip, without React) that an app pays for one component alone, by its layer. */
const layers: Readonly<Record<string, Size>> = {
  primitives: { js: 700, css: 900 },
  components: { js: 1600, css: 1500 },
  patterns: { js: 5000, css: 3500 },
};
/** What opens over a page brings along what holds the focus: 9 kB, which a shop loads when it opens. */
const overlay: Size = { js: 15_000, css: 4000 };

/** Radix's roving focus and its collection of items. */
const roving: Size = { js: 9500, css: 1500 };

const named: Readonly<Record<string, Size>> = {
  Accordion: roving,
  Tabs: roving,
  Button: { js: 1000, css: 1000 },
  CartDrawer: overlay,
  ConfirmDialog: overlay,
  Dialog: overlay,
  Drawer: overlay,
  FilterDrawer: overlay,
  GalleryDialog: overlay,
  ImageOverlay: overlay,
};

/** All components together. */
const whole: Size = { js: 45_000, css: 20_000 };

export interface Measured {
  readonly name: string;
  readonly size: Size;
  readonly budget: Size;
}

/** Every component's size beside its budget; the last is that of all together. */
export async function measureAll(): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { name, layer } of await components()) {
    const budget = named[name] ?? layers[layer];
    if (budget === undefined) throw new Error(`There is no budget for the layer ${layer} of ${name}`);
    measured.push({ name, size: await measure([name]), budget });
  }
  return [...measured, { name: "all", size: await measure("*"), budget: whole }];
}

export const isOver = ({ size, budget }: Measured): boolean => size.js > budget.js || size.css > budget.css;
