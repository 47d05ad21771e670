interface Recipe {
  (chosen: object): string;
  classNames: { variants: Record<string, Record<string, string>> };
}
interface Control {
  control: "select" | "inline-radio" | "boolean";
  options?: string[];
  table: { type: { summary: string }; defaultValue?: { summary: string } };
}

/** Story controls for a recipe's variants, with their values and defaults. */
export function recipeControls(recipe: Recipe): Record<string, Control> {
  const byDefault = new Set(recipe({}).split(" "));
  return Object.fromEntries(
    Object.entries(recipe.classNames.variants).map(([name, values]): [string, Control] => {
      const options = Object.keys(values);
      const chosen = options.find((option) => classesOf(values[option]).some((each) => byDefault.has(each)));
      const isBoolean = options.every((option) => option === "true" || option === "false");
      const table = {
        type: { summary: isBoolean ? "boolean" : options.map((option) => `"${option}"`).join(" | ") },
        ...(chosen !== undefined && { defaultValue: { summary: isBoolean ? chosen : `"${chosen}"` } }),
      };
      if (isBoolean) return [name, { control: "boolean", table }];
      return [name, { control: options.length > 4 ? "select" : "inline-radio", options, table }];
    }),
  );
}

const classesOf = (names = ""): string[] => names.split(" ").filter(Boolean);

/** All values of a variant, for a story that shows each of them. */
export function variantsOf<Variants extends object, Name extends keyof Variants>(
  recipe: { classNames: { variants: Variants } },
  name: Name,
): (keyof Variants[Name])[] {
  return Object.keys(recipe.classNames.variants[name] as object) as (keyof Variants[Name])[];
}
