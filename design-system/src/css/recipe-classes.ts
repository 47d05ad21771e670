import { classNames } from "./class-names.ts";

/** A compiled recipe: its base class, and the class of each variant's values. */
interface RecipeNames {
  readonly base: string;
  readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Choice = Readonly<Record<string, unknown>>;

/** The part of a recipe that runs in browsers. It only looks up class names. */
export function recipeClasses(names: RecipeNames, defaults: Choice) {
  const classesFor = (chosen: Choice): string =>
    classNames(
      names.base,
      ...Object.entries(names.variants).map(
        // Booleans become "true" and "false".
        ([variant, values]) => values[(chosen[variant] ?? defaults[variant]) as string],
      ),
    );
  return Object.assign(classesFor, { classNames: names });
}
