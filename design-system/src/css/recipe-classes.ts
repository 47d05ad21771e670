import { classNames } from "./class-names.ts";

/** A compiled recipe: the class names of its base and of each variant's values. */
interface RecipeNames {
  readonly base: string;
  readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Choice = Readonly<Record<string, unknown>>;

/** The browser's share of a recipe: it looks up class names in a table. */
export function recipeClasses(names: RecipeNames, defaults: Choice) {
  const classesFor = (chosen: Choice): string =>
    classNames(
      names.base,
      ...Object.entries(names.variants).map(
        // Booleans become the keys "true" and "false".
        ([variant, values]) => values[(chosen[variant] ?? defaults[variant]) as string],
      ),
    );
  return Object.assign(classesFor, { classNames: names });
}
