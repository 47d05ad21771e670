/** Validates a brand's token file and fills in Circlet's values. */
import { distance } from "fastest-levenshtein";
import * as v from "valibot";
import { hexColor } from "./color.ts";
import { aliasOf, byPath, isGroup, tokensIn, type Token, type TokenValue } from "./token.ts";

export interface FontSource {
  /** The same as the first family in `font.display`. */
  family: string;
  /** A package's font file, as an import specifier. */
  file: string;
  /** A percentage that makes the font look as large as others. */
  scale?: number | undefined;
}

export interface BrandFile {
  tokens: Token[];
  font: FontSource | undefined;
  /** What to correct, in one sentence each. */
  problems: string[];
}

const fontExtension = "circlet.font";

const part = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
const family = v.pipe(v.string(), v.regex(/^[\p{L}\p{N} _-]{1,60}$/u));

/** Valid values for each type of token. Colors and lengths may have the short form that many design tools export. */
const values: Record<string, v.GenericSchema<unknown, TokenValue>> = {
  color: v.union([
    v.pipe(hex, v.transform(hexColor)),
    v.object({ colorSpace: v.literal("srgb"), components: v.tuple([part, part, part]), hex }),
  ]),
  dimension: v.union([
    v.object({ value: v.pipe(v.number(), v.minValue(0)), unit: v.picklist(["px", "rem"]) }),
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}px$/),
      v.transform((length) => ({ value: Number.parseInt(length, 10), unit: "px" as const })),
    ),
  ]),
  fontFamily: v.union([
    v.pipe(v.array(family), v.minLength(1)),
    v.pipe(
      family,
      v.transform((name) => [name]),
    ),
  ]),
};

const examples: Record<string, string> = {
  color: 'a color such as "#0f5f6b"',
  dimension: 'a length such as "12px"',
  fontFamily: 'a list of font names such as ["Young Serif", "Georgia", "serif"]',
};

const fontSource = v.object({
  family,
  file: v.pipe(v.string(), v.regex(/^[@\w./-]+\.woff2$/)),
  scale: v.optional(v.pipe(v.number(), v.minValue(50), v.maxValue(200))),
});

/** A brand's name, which is also its file's name and its `data-brand`. The dark scheme's stylesheet has the name "dark". */
export const brandName = v.pipe(
  v.string(),
  v.maxLength(40, "must have 40 characters or less"),
  v.regex(
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    "must be lower-case letters, digits and single hyphens, such as my-brand",
  ),
  v.notValue("dark", "must not be dark, which is the color scheme's name"),
);

/** Parses a brand. `model` has all of Circlet's tokens; others are not allowed. */
export function readBrandFile(name: string, content: unknown, model: readonly Token[]): BrandFile {
  if (!isGroup(content)) return withoutBrand(model, `${name} must be an object.`);
  const known = byPath(model);
  const problems: string[] = [];
  let given: Token[];
  try {
    given = tokensIn(content, (path) => known.get(path)?.type ?? "unknown");
  } catch (error) {
    return withoutBrand(model, `${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const accepted = given.flatMap((token): Token[] => {
    const path = token.path.join(".");
    const like = known.get(path);
    if (like === undefined) {
      problems.push(`${name} has the unknown token ${path}.${suggestion(path, known.keys())}`);
      return [];
    }
    const value = aliasOf(token.value) === undefined ? valueOf(like.type, token.value) : token.value;
    if (value === undefined) {
      problems.push(`${name}: ${path} must be ${examples[like.type] ?? `a ${like.type}`}.`);
      return [];
    }
    return [{ ...token, type: like.type, value, description: token.description ?? like.description }];
  });
  const own = byPath(accepted);
  // Button backgrounds and dark tones are not inherited, because they are derived from the brand's palette.
  const inherited = model.filter(({ path: [group] }) => group !== "button" && group !== "dark");
  return {
    tokens: [
      ...inherited.map((token) => own.get(token.path.join(".")) ?? token),
      ...accepted.filter(({ path: [group] }) => group === "button" || group === "dark"),
    ],
    font: fontOf(name, content["$extensions"], problems),
    problems,
  };
}

const withoutBrand = (model: readonly Token[], problem: string): BrandFile => ({
  tokens: [...model],
  font: undefined,
  problems: [problem],
});

function valueOf(type: string, value: unknown): TokenValue | undefined {
  const schema = values[type];
  if (schema === undefined) return undefined;
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

function suggestion(path: string, known: Iterable<string>): string {
  const [near] = [...known]
    .map((name) => ({ name, letters: distance(path, name) }))
    .filter(({ letters }) => letters <= 3)
    .toSorted((one, other) => one.letters - other.letters);
  return near ? ` Did you mean ${near.name}?` : "";
}

function fontOf(name: string, extensions: unknown, problems: string[]): FontSource | undefined {
  const font = isGroup(extensions) ? extensions[fontExtension] : undefined;
  if (font === undefined) return undefined;
  const parsed = v.safeParse(fontSource, font);
  if (parsed.success) return parsed.output;
  problems.push(`${name}: ${fontExtension} must have a family and the path of a .woff2 file in a package.`);
  return undefined;
}
