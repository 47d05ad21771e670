/** Converts a token's value to CSS. Aliases become references, so that a new palette value applies everywhere. */
import { aliasOf, type ColorValue, type DimensionValue, type ShadowValue, type Token } from "./token.ts";

/** The viewport widths, in px, between which fluid sizes grow. */
const fluidFrom = 390;
const fluidTo = 1280;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const variableName = (path: readonly string[]): string => `circlet-${path.map(kebab).join("-")}`;

const number = (value: number): string => String(Number(value.toFixed(4)));

function color({ components, alpha, hex }: ColorValue): string {
  if (alpha === undefined) return hex;
  if (alpha === 0) return "transparent";
  return `rgb(${components.map((part) => Math.round(part * 255)).join(" ")} / ${alpha})`;
}

const px = ({ value, unit }: DimensionValue): string => (value === 0 ? "0" : `${value}${unit}`);

/** In rem, so that type scales with the user's font size. Everything else is in px. */
const length = (token: Token, value: DimensionValue): string =>
  token.path[0] === "type" && value.unit === "px" ? `${number(value.value / 16)}rem` : px(value);

const family = (names: string[]): string =>
  names.map((name) => (/^[a-z-]+$/.test(name) ? name : `"${name}"`)).join(", ");

const reference = (alias: string): string => `var(--${variableName(alias.split("."))})`;

function colorOrAlias(value: ColorValue | string): string {
  if (typeof value !== "string") return color(value);
  const alias = aliasOf(value);
  if (alias === undefined) throw new Error(`${value} is neither a color nor an alias.`);
  return reference(alias);
}

const shadow = (value: ShadowValue): string =>
  [value.offsetX, value.offsetY, value.blur, value.spread]
    .map(px)
    .join(" ")
    .concat(` ${colorOrAlias(value.color)}`);

export function cssValue(token: Token): string {
  const alias = aliasOf(token.value);
  if (alias !== undefined) return reference(alias);
  switch (token.type) {
    case "color":
      return color(token.value as ColorValue);
    case "dimension":
      return length(token, token.value as DimensionValue);
    case "duration":
      return `${(token.value as { value: number }).value}ms`;
    case "cubicBezier":
      return `cubic-bezier(${(token.value as number[]).join(", ")})`;
    case "fontFamily":
      return family(token.value as string[]);
    case "shadow":
      return shadow(token.value as ShadowValue);
    case "fontWeight":
    case "number":
      return (token.value as number).toString();
    default:
      throw new Error(`Token ${token.path.join(".")} has the unknown type ${token.type}.`);
  }
}

/** A size that grows linearly with the viewport. */
export function fluidValue(narrow: Token, wide: Token): string {
  const from = (narrow.value as DimensionValue).value;
  const to = (wide.value as DimensionValue).value;
  const slope = (to - from) / (fluidTo - fluidFrom);
  const base = number((from - slope * fluidFrom) / 16);
  return `clamp(${cssValue(narrow)}, calc(${base}rem + ${number(slope * 100)}vw), ${cssValue(wide)})`;
}
