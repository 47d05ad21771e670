import dark from "@circlet/design-system/tokens/circlet.dark.json" with { type: "json" };
import light from "@circlet/design-system/tokens/circlet.light.json" with { type: "json" };

/** Many email clients do not support CSS variables, so emails contain the values of the tokens. */
export interface EmailColors {
  readonly ground: string;
  readonly panel: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly button: string;
  readonly buttonText: string;
}

export const emailColors = {
  light: {
    ...schemeColors(light),
    button: color(light, "color.inverse"),
    buttonText: color(light, "color.textInverse"),
  },
  // The inverse of the dark scheme is nearly as dark as its ground, so the button takes the text's color.
  dark: { ...schemeColors(dark), button: color(dark, "color.text"), buttonText: color(dark, "color.ground") },
} as const satisfies Record<string, EmailColors>;

export const emailFonts = {
  ui: fonts(light.font.ui.$value),
  display: fonts(light.font.display.$value),
};

const { space, type, radius, control, weight } = light;

/** In pixels. */
export const emailSizes = {
  space: { xs: px(space.xs), s: px(space.s), m: px(space.m), l: px(space.l), xl: px(space.xl) },
  heading: px(type.h1.size.narrow),
  logo: px(type.h3.size.wide),
  code: px(type.h2.size.wide),
  body: px(type.body.size),
  small: px(type.small.size),
  buttonHeight: px(control.medium),
  radius: px(radius.control),
};

export const emailWeights = { regular: weight.regular.$value, semibold: weight.semibold.$value };

export const emailLineHeights = { heading: type.h1.lineHeight.$value, body: type.body.lineHeight.$value };

function schemeColors(tokens: object) {
  return {
    ground: color(tokens, "color.surface"),
    panel: color(tokens, "color.ground"),
    text: color(tokens, "color.text"),
    muted: color(tokens, "color.textMuted"),
    line: color(tokens, "color.hairline"),
  };
}

/** The hex value of a color, through its aliases: "{palette.white}". */
function color(tokens: object, path: string): string {
  const value = valueAt(tokens, [...path.split("."), "$value"]);
  if (typeof value === "string" && value.startsWith("{")) return color(tokens, value.slice(1, -1));
  const hex = valueAt(value, ["hex"]);
  if (typeof hex !== "string") throw new Error(`The design tokens have no color "${path}".`);
  return hex;
}

function valueAt(tokens: unknown, names: readonly string[]): unknown {
  const [first, ...others] = names;
  if (first === undefined) return tokens;
  if (typeof tokens !== "object" || tokens === null) return undefined;
  return valueAt((tokens as Readonly<Record<string, unknown>>)[first], others);
}

function px(token: { readonly $value: { readonly value: number } }): number {
  return token.$value.value;
}

/** A font list for a style attribute. */
function fonts(names: readonly string[]): string {
  return names.map((name) => (name.includes(" ") ? `'${name}'` : name)).join(", ");
}
