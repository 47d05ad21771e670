interface Recipe {
  classNames: { variants: Record<string, Record<string, string>> };
}
interface Control {
  control: "select" | "inline-radio" | "boolean";
  options?: string[];
}

/** Story controls for every variant of a recipe. */
export function recipeControls(recipe: Recipe): Record<string, Control> {
  return Object.fromEntries(
    Object.entries(recipe.classNames.variants).map(([name, values]): [string, Control] => {
      const options = Object.keys(values);
      if (options.every((option) => option === "true" || option === "false"))
        return [name, { control: "boolean" }];
      return [name, { control: options.length > 4 ? "select" : "inline-radio", options }];
    }),
  );
}

/** The values of a variant, for a story that shows them all. */
export function variantsOf<Variants extends object, Name extends keyof Variants>(
  recipe: { classNames: { variants: Variants } },
  name: Name,
): (keyof Variants[Name])[] {
  return Object.keys(recipe.classNames.variants[name] as object) as (keyof Variants[Name])[];
}
