import { type StyleRule, style, styleVariants } from "@vanilla-extract/css";
import { addFunctionSerializer } from "@vanilla-extract/css/functionSerializer";
import { recipeClasses } from "./recipe-classes.ts";

/** By variant and value: a style rule, or the name of a class that several recipes share. */
type VariantStyles = Record<string, Record<string, StyleRule | string>>;
/** What the variants' values are called in types. */
type Vocabulary<Variants> = { [Variant in keyof Variants]: keyof Variants[Variant] };
/** Keys named `true` and `false` become a boolean. */
type Value<Name> = Name extends "true" | "false" ? boolean : Name;
type Choice<Words> = { [Variant in keyof Words]?: Value<Words[Variant]> | undefined };

interface Pattern<Variants extends VariantStyles> {
  base?: StyleRule | string;
  variants?: Variants;
  defaultVariants?: Choice<Vocabulary<NoInfer<Variants>>>;
}

/** Returns class names for variant values. `classNames` has all of them. */
export interface Recipe<Words> {
  (chosen: Choice<Words>): string;
  readonly classNames: {
    readonly base: string;
    readonly variants: {
      readonly [Variant in keyof Words]: Readonly<Record<Words[Variant] & string, string>>;
    };
  };
}

/** The props that a recipe's variants add to a component. */
export type RecipeVariants<Some extends (chosen: never) => string> = Parameters<Some>[0];

/** Props, controls and visual tests follow from the variants. For the reasons, see .github/decisions/0034. */
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
    // A package path, because vanilla-extract writes this import into modules in many folders.
    importPath: "@circlet/design-system/recipe-classes",
    importName: "recipeClasses",
    args: [classNames, defaultVariants as Record<string, string | boolean>],
  }) as unknown as Recipe<Vocabulary<Variants>>;
}
