import { type StyleRule, style, styleVariants } from "@vanilla-extract/css";
import { addFunctionSerializer } from "@vanilla-extract/css/functionSerializer";
import { recipeClasses } from "./recipe-classes.ts";

/** A style rule, or a class name that several recipes share. */
type VariantStyles = Record<string, Record<string, StyleRule | string>>;
/** The names of each variant's values. */
type Vocabulary<Variants> = { [Variant in keyof Variants]: keyof Variants[Variant] };
/** The keys `true` and `false` stand for a boolean. */
type Value<Name> = Name extends "true" | "false" ? boolean : Name;
type Choice<Words> = { [Variant in keyof Words]?: Value<Words[Variant]> | undefined };

interface Pattern<Variants extends VariantStyles> {
  base?: StyleRule | string;
  variants?: Variants;
  defaultVariants?: Choice<Vocabulary<NoInfer<Variants>>>;
}

/** Returns class names for variant values; `classNames` lists all of them. */
export interface Recipe<Words> {
  (chosen: Choice<Words>): string;
  readonly classNames: {
    readonly base: string;
    readonly variants: {
      readonly [Variant in keyof Words]: Readonly<Record<Words[Variant] & string, string>>;
    };
  };
}

/** The props derived from a recipe's variants. */
export type RecipeVariants<Some extends (chosen: never) => string> = Parameters<Some>[0];

/**
 * A component's variants: props, story controls and the visual matrix derive from it. Works like
 * `@vanilla-extract/recipes` without compound variants; its browser runtime is smaller
 * (.github/decisions/0028-keep-our-slot-and-recipe.md).
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
    // By package name, because vanilla-extract writes this import into modules of many folders.
    importPath: "@circlet/design-system/recipe-classes",
    importName: "recipeClasses",
    args: [classNames, defaultVariants as Record<string, string | boolean>],
  }) as unknown as Recipe<Vocabulary<Variants>>;
}
