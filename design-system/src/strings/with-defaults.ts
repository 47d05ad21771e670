let replaced: ReadonlyMap<unknown, unknown> = new Map();

/** Replaces the default strings with those of another language (`setLabels`). */
export function replaceDefaults(replacements: ReadonlyMap<unknown, unknown>): void {
  replaced = replacements;
}

/** The default strings in the current language, with some of them replaced. */
export function withDefaults<Labels extends object>(defaults: Labels, labels?: Partial<Labels>): Labels {
  const inLanguage = (replaced.get(defaults) ?? defaults) as Labels;
  return labels ? { ...inLanguage, ...labels } : inLanguage;
}
