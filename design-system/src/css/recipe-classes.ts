/** What a recipe comes to when it is compiled: the class names of its base and of every variant's values. */
interface ClassNames {
  readonly base: string;
  readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Choice = Readonly<Record<string, unknown>>;

/** All of a recipe that is loaded by a browser: a look-up in its table of class names. */
export function recipeClasses(classNames: ClassNames, defaults: Choice) {
  const classesFor = (chosen: Choice): string => {
    let names = classNames.base;
    for (const variant in classNames.variants) {
      const name = classNames.variants[variant]?.[String(chosen[variant] ?? defaults[variant])];
      if (name) names += ` ${name}`;
    }
    return names;
  };
  return Object.assign(classesFor, { classNames });
}
