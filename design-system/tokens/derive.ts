/** Derives a brand's button backgrounds and dark tones: its own hue and saturation, with enough contrast. */
import type { Oklch } from "culori";
import { contrast } from "./contrast.ts";
import { colorValue, oklchOf } from "./color.ts";
import { byPath, resolveColor, type ColorValue, type Token } from "./token.ts";

/** Slightly above WCAG's minimum, to leave room for rounding. */
const textContrast = 4.6;
const borderContrast = 3.1;
const step = 0.005;

/** The text color on each button background. The scheme defines black and lightGrey. */
const buttonTexts = {
  white: "black",
  grey: "white",
  brown: "black",
  khaki: "black",
  crimson: "black",
  orange: "white",
  sand: "black",
  lightOrange: "black",
  teal: "black",
} as const;

type Tone = (palette: (name: string) => Oklch) => Oklch;
const tone = (source: string, lightness: number, chroma: number): Tone => {
  return (palette) => {
    const color = palette(source);
    return { ...color, l: lightness, c: Math.min(color.c, chroma) };
  };
};

/** The dark scheme's backgrounds, from the page to what is on top, slightly tinted. */
const darkGrounds: Record<string, readonly [Tone, string]> = {
  ground: [tone("black", 0.19, 0.012), "The page in the dark"],
  surface: [tone("black", 0.235, 0.012), "Image placeholders, skeletons, quiet panels in the dark"],
  section: [tone("sand", 0.25, 0.016), "A section's ground in the dark"],
  panel: [tone("lightOrange", 0.29, 0.03), "Condition panel in the dark"],
  raised: [tone("black", 0.265, 0.014), "Menus, drawers, dialogs in the dark: nearer is lighter"],
  hover: [tone("black", 0.32, 0.014), "A hovered row in the dark"],
};

/** Tones that become lighter until they are readable on all dark backgrounds. */
const darkMarks: Record<string, readonly [Tone, number, string]> = {
  text: [tone("white", 0.945, 0.02), textContrast, "Text in the dark"],
  textMuted: [tone("textGrey", 0.76, 0.02), textContrast, "Secondary text in the dark"],
  controlBorder: [tone("textGrey", 0.6, 0.02), borderContrast, "Borders of controls in the dark"],
  crimson: [tone("crimson", 0.7, 0.2), textContrast, "Sale price and errors in the dark"],
  orange: [tone("orange", 0.72, 0.2), textContrast, "Low stock in the dark"],
  teal: [tone("teal", 0.72, 0.2), textContrast, "Focus ring, condition ring, confirmations in the dark"],
};

const darkLines: Record<string, readonly [Tone, string]> = {
  inverse: [tone("black", 0.3, 0.02), "Promo bar in the dark"],
  hairline: [tone("grey", 0.38, 0.012), "Lines between things in the dark"],
};

/** Changes the lightness in steps until there is enough contrast with all of `others`. */
function readableTone(color: Oklch, others: readonly ColorValue[], minimum: number, by: number): ColorValue {
  for (let at = color; at.l >= 0 && at.l <= 1; at = { ...at, l: at.l + by }) {
    const value = colorValue(at);
    if (others.every((other) => contrast(value, other) >= minimum)) return value;
  }
  return colorValue({ ...color, l: by > 0 ? 1 : 0 });
}

const token = (path: string[], value: ColorValue | string, description: string): Token => ({
  path,
  type: "color",
  value,
  description,
  contrast: undefined,
});

function button(name: string, text: string, palette: (name: string) => Oklch): Token[] {
  const words = colorValue(palette(text));
  const away = text === "black" ? step : -step;
  const ground = readableTone(palette(name), [words], textContrast, away);
  // On hover, dark backgrounds get darker, and so do light ones as long as their text stays readable.
  const darker = colorValue({ ...oklchOf(ground), l: oklchOf(ground).l - 0.045 });
  const lighter = colorValue({ ...oklchOf(ground), l: oklchOf(ground).l + 0.045 });
  const hover = contrast(darker, words) >= textContrast ? darker : lighter;
  return [
    token(["button", name, "ground"], ground, `Button on the palette's ${name}`),
    token(["button", name, "hover"], hover, "The same under a pointer or a finger"),
  ];
}

function buttonText(name: string, text: string): Token {
  return {
    ...token(["button", name, "text"], `{palette.${text}}`, "Text on this button"),
    contrast: { on: [`button.${name}.ground`, `button.${name}.hover`], minimum: 4.5 },
  };
}

function dark(palette: (name: string) => Oklch): Token[] {
  const grounds = Object.entries(darkGrounds).map(([name, [make, use]]) =>
    token(["dark", name], colorValue(make(palette)), use),
  );
  const values = grounds.map(({ value }) => value as ColorValue);
  const marks = Object.entries(darkMarks).map(([name, [make, minimum, use]]) =>
    token(["dark", name], readableTone(make(palette), values, minimum, step), use),
  );
  const lines = Object.entries(darkLines).map(([name, [make, use]]) =>
    token(["dark", name], colorValue(make(palette)), use),
  );
  return [...grounds, ...marks, ...lines];
}

/** Adds derived tokens to a brand's own, which take precedence. */
export function completeBrand(tokens: readonly Token[]): Token[] {
  const own = byPath(tokens);
  const palette = (name: string): Oklch => oklchOf(resolveColor(`palette.${name}`, own));
  const derived = [
    ...Object.entries(buttonTexts).flatMap(([name, text]) => button(name, text, palette)),
    ...dark(palette),
  ];
  return [
    ...tokens.filter(({ path }) => path[0] !== "button" && path[0] !== "dark"),
    ...derived.map((each) => own.get(each.path.join(".")) ?? each),
    ...Object.entries(buttonTexts).map(([name, text]) => buttonText(name, text)),
  ];
}
