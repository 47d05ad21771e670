interface OptionValue {
  readonly name: string;
  readonly value: string;
}

export interface OptionNames {
  readonly color: string | null;
  readonly size: string | null;
  /** All others, such as fit, scent or material, in the merchant's order. */
  readonly others: readonly string[];
}

/** A variant's value for each option; null if the product does not have the option. */
export interface VariantOptions {
  readonly color: string | null;
  readonly size: string | null;
  /** Values of the other options, in the order of their names. */
  readonly others: readonly string[];
}

/** A shared instance, because the page's data repeats it for each variant. */
const none: readonly string[] = [];

/** A product without options has a single variant, "Default Title". */
const isDefault = (options: readonly OptionValue[]) =>
  options.length === 1 && options[0]?.value === "Default Title";

/** The options of a variant, by their names. */
export function optionNames(options: readonly OptionValue[]): OptionNames {
  const names = isDefault(options) ? none : options.map(({ name }) => name);
  const color =
    names.find((name) => /^colou?r$/i.test(name)) ?? names.find((name) => /colou?r/i.test(name)) ?? null;
  const size =
    names.find((name) => /^size$/i.test(name)) ?? names.find((name) => /\bsize\b/i.test(name)) ?? null;
  const others = names.filter((name) => name !== color && name !== size);
  return { color, size, others: others.length > 0 ? others : none };
}

export function variantOptions(options: readonly OptionValue[]): VariantOptions {
  const names = optionNames(options);
  const valueOf = (wanted: string | null) => options.find(({ name }) => name === wanted)?.value ?? null;
  const others = names.others.map((name) => valueOf(name) ?? "");
  return {
    color: valueOf(names.color),
    size: valueOf(names.size),
    others: others.length > 0 ? others : none,
  };
}

/** "Plum / M" in the merchant's order, as the cart shows it. Only to read: a value may contain a slash. */
export function optionsText(options: readonly OptionValue[]): string {
  return isDefault(options) ? "" : options.map(({ value }) => value).join(" / ");
}
