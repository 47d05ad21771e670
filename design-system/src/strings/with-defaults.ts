/** The default strings with some of them replaced. */
export const withDefaults = <Labels extends object>(
  defaults: Labels,
  labels: Partial<Labels> | undefined,
): Labels => (labels ? { ...defaults, ...labels } : defaults);
