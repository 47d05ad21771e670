import { classNames } from "./class-names.ts";

/** What a recipe comes to when it is compiled: the class names of its base and of every variant's values. */
interface RecipeNames {
  readonly base: string;
  readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Choice = Readonly<Record<string, unknown>>;

/** All of a recipe that is loaded by a browser: a look-up in its table of class names. */
export function recipeClasses(names: RecipeNames, defaults: Choice) {
  const classesFor = (chosen: Choice): string =>
    classNames(
      names.base,
      ...Object.entries(names.variants).map(
        // True and false are looked up by these words.
        ([variant, values]) => values[(chosen[variant] ?? defaults[variant]) as string],
      ),
    );
  return Object.assign(classesFor, { classNames: names });
}
