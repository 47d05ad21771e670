/** Suggests a color for a brand to replace one that is hard to read. */
import { colorValue, oklchOf } from "./color.ts";
import { contrast, type ContrastFailure } from "./contrast.ts";
import { resolve, resolveColor, type ColorValue, type Token } from "./token.ts";

type Theme = ReadonlyMap<string, Token>;

export interface Advice {
  /** The brand's token to change: `palette.textGrey`. */
  token: string;
  /** The nearest tone of the same hue that passes; undefined if there is none. */
  nearest: ColorValue | undefined;
}

const step = 0.0025;
const nameOf = ({ path }: Token): string => path.join(".");
const isDerived = (name: string): boolean => !name.startsWith("palette.");

/** Black and white are part of many pairs, so change the other color. */
const isCommon = (name: string): boolean => name === "palette.black" || name === "palette.white";

/** Which token of a failing pair to change, and a tone that passes in every theme of the brand, or in this one. */
export function adviceFor(
  { text, ground, minimum }: ContrastFailure,
  theme: Theme,
  themes: readonly Theme[],
): Advice {
  const [front, back] = [nameOf(resolve(text, theme)), nameOf(resolve(ground, theme))];
  const [token, other] = isCommon(front) && !isCommon(back) ? [back, front] : [front, back];
  const here = { color: resolveColor(other, theme), minimum };
  const everywhere = themes.flatMap((each) => partners(token, each));
  const start = resolveColor(token, theme);
  return { token, nearest: nearestTone(start, [...everywhere, here]) ?? nearestTone(start, [here]) };
}

interface Partner {
  color: ColorValue;
  minimum: number;
}

/** The colors that a token is paired with. Derived ones adapt, so they only count for a derived token. */
function partners(token: string, theme: Theme): Partner[] {
  return [...theme].flatMap(([role, { contrast: declared }]) =>
    (declared?.on ?? []).flatMap((ground) => {
      const [front, back] = [nameOf(resolve(role, theme)), nameOf(resolve(ground, theme))];
      if ((front === token) === (back === token)) return [];
      const other = front === token ? back : front;
      if (isDerived(other) && !isDerived(token)) return [];
      return [{ color: resolveColor(other, theme), minimum: declared?.minimum ?? 4.5 }];
    }),
  );
}

/** The same hue in the nearest lightness with enough contrast to all of `others`; undefined if there is none. */
export function nearestTone(color: ColorValue, others: readonly Partner[]): ColorValue | undefined {
  const tone = oklchOf(color);
  for (let away = 0; away <= 1; away += step)
    for (const l of [tone.l - away, tone.l + away]) {
      if (l < 0 || l > 1) continue;
      const value = away === 0 ? color : colorValue({ ...tone, l });
      if (others.every((other) => contrast(value, other.color) >= other.minimum)) return value;
    }
  return undefined;
}

/** Describes a failure with the names of the brand's own tokens. */
export function failureMessage(failure: ContrastFailure, theme: Theme, themes: readonly Theme[]): string {
  const { token, nearest } = adviceFor(failure, theme, themes);
  return [
    `${described(failure.text, theme)} on ${described(failure.ground, theme)}`,
    ` has a contrast of ${failure.reached.toFixed(2)}:1 and needs ${failure.minimum}:1.`,
    nearest ? ` The nearest tone of ${token} that passes is ${nearest.hex}.` : ` No tone of ${token} passes.`,
  ].join("");
}

/** Formats a role as "color.textMuted (palette.textGrey, #d6d0c7)". */
function described(role: string, theme: Theme): string {
  const token = resolve(role, theme);
  const { hex } = token.value as ColorValue;
  return nameOf(token) === role ? `${role} (${hex})` : `${role} (${nameOf(token)}, ${hex})`;
}
