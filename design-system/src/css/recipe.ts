import { type StyleRule, style, styleVariants } from "@vanilla-extract/css";
import { addFunctionSerializer } from "@vanilla-extract/css/functionSerializer";
import { recipeClasses } from "./recipe-classes.ts";

/** A value's rule, or the name of a class that several recipes share. */
type VariantStyles = Record<string, Record<string, StyleRule | string>>;
/** The names of each variant's values. */
type Vocabulary<Variants> = { [Variant in keyof Variants]: keyof Variants[Variant] };
/** `true` and `false` as names stand for a boolean. */
type Value<Name> = Name extends "true" | "false" ? boolean : Name;
type Choice<Words> = { [Variant in keyof Words]?: Value<Words[Variant]> | undefined };

interface Pattern<Variants extends VariantStyles> {
  base?: StyleRule | string;
  variants?: Variants;
  defaultVariants?: Choice<Vocabulary<NoInfer<Variants>>>;
}

/** Class names for a choice of variants; `classNames` holds the whole vocabulary. */
export interface Recipe<Words> {
  (chosen: Choice<Words>): string;
  readonly classNames: {
    readonly base: string;
    readonly variants: {
      readonly [Variant in keyof Words]: Readonly<Record<Words[Variant] & string, string>>;
    };
  };
}

/** The props that a recipe's variants come to. */
export type RecipeVariants<Some extends (chosen: never) => string> = Parameters<Some>[0];

/**
 * A component's looks and their names in one object: props, story controls and the visual matrix derive from it. As
 * the library's recipes, but without compound variants, which brings the part that browsers load from 600 bytes to 150.
 */
export function recipe<Variants extends VariantStyles>({
  base = "",
  variants,
  defaultVariants = {},
}: Pattern<Variants>): Recipe<{ [Variant in keyof Variants]: keyof Variants[Variant] }> {
  const classNames = {
    base: typeof base === "string" ? base : style(base),
    variants: Object.fromEntries(
      Object.entries(variants ?? {}).map(([variant, values]) => [
        variant,
        styleVariants(values, (rule) => (typeof rule === "string" ? [rule] : rule), variant),
      ]),
    ),
  };
  return addFunctionSerializer(recipeClasses(classNames, defaultVariants), {
    // By the package's own name: the statement is written into modules of many folders.
    importPath: "@circlet/design-system/recipe-classes",
    importName: "recipeClasses",
    args: [classNames, defaultVariants as Record<string, string | boolean>],
  }) as unknown as Recipe<Vocabulary<Variants>>;
}
