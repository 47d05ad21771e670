import type { Context } from "../context.ts";
import type { OptionRow, ProductRow, VariantRow } from "../../catalog/catalog-rows.ts";
import { encodeVariants } from "./encoded-variants.ts";

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

export interface SelectedOptionsArgs {
  readonly selectedOptions?: readonly SelectedOption[] | null;
  readonly ignoreUnknownOptions?: boolean | null;
  readonly caseInsensitiveMatch?: boolean | null;
}

export interface OptionValue {
  readonly option: OptionRow;
  readonly index: number;
  readonly name: string;
}

/** The option that the platform gives to a product without options. */
const noOption: SelectedOption = { name: "Title", value: "Default Title" };

export async function optionsOf({ id }: ProductRow, { loaders }: Context): Promise<readonly OptionRow[]> {
  const options = await loaders.optionsOf(id);
  if (options.length > 0) return options;
  return [{ productId: id, position: 0, name: noOption.name, values: [noOption.value] }];
}

export async function selectedOptionsOf(
  { id }: VariantRow,
  { loaders }: Context,
): Promise<readonly SelectedOption[]> {
  const selected = await loaders.selectedOptionsOf(id);
  return selected.length > 0 ? selected : [noOption];
}

/** The variant with all requested options. Null when there is none, or when the options do not identify one. */
export async function variantWith(
  product: ProductRow,
  args: SelectedOptionsArgs,
  context: Context,
): Promise<VariantRow | null> {
  const options = await optionsOf(product, context);
  const wanted = wantedOptions(options, args);
  if (wanted.length < options.length) return null;
  return (await variantsMatching(product, wanted, args, context))[0] ?? null;
}

/** The requested variant, else the first that can be bought and has as many of the requested options as possible. */
export async function selectedOrFirstAvailable(
  product: ProductRow,
  args: SelectedOptionsArgs,
  context: Context,
): Promise<VariantRow | null> {
  const exact = await variantWith(product, args, context);
  if (exact) return exact;
  const wanted = wantedOptions(await optionsOf(product, context), args);
  const matching = await variantsMatching(product, wanted, args, context);
  const variants = matching.length > 0 ? matching : await context.loaders.variantsOf(product.id);
  return variants.find(({ available }) => available === 1) ?? variants[0] ?? null;
}

/** The variants that differ from the selected one in one option. */
export async function adjacentVariants(
  product: ProductRow,
  args: SelectedOptionsArgs,
  context: Context,
): Promise<VariantRow[]> {
  const selected = await selectedOrFirstAvailable(product, args, context);
  if (!selected) return [];
  const own = await selectedOptionsOf(selected, context);
  const adjacent: VariantRow[] = [];
  for (const variant of await context.loaders.variantsOf(product.id)) {
    const options = await selectedOptionsOf(variant, context);
    const differences = options.filter(({ value }, index) => value !== own[index]?.value);
    if (differences.length === 1) adjacent.push(variant);
  }
  return adjacent;
}

/** The first variant with this option value that can be bought, or else the first with it. */
export async function firstSelectableVariant(
  { option, name }: OptionValue,
  context: Context,
): Promise<VariantRow | null> {
  const found: VariantRow[] = [];
  for (const variant of await context.loaders.variantsOf(option.productId)) {
    const selected = await selectedOptionsOf(variant, context);
    if (selected.some((each) => each.name === option.name && each.value === name)) found.push(variant);
  }
  return found.find(({ available }) => available === 1) ?? found[0] ?? null;
}

/** The existing combinations of option values, or only those that can be bought. */
export async function encodedVariants(
  product: ProductRow,
  which: "existing" | "available",
  context: Context,
): Promise<string> {
  const options = await optionsOf(product, context);
  const variants = (await context.loaders.variantsOf(product.id)).filter(
    ({ available }) => which === "existing" || available === 1,
  );
  const combinations = await Promise.all(
    variants.map(async (variant) => {
      const selected = await selectedOptionsOf(variant, context);
      return options.map(({ values }, index) => values.indexOf(selected[index]?.value ?? ""));
    }),
  );
  return encodeVariants(combinations);
}

function wantedOptions(
  options: readonly OptionRow[],
  { selectedOptions, ignoreUnknownOptions, caseInsensitiveMatch }: SelectedOptionsArgs,
): readonly SelectedOption[] {
  if (!ignoreUnknownOptions) return selectedOptions ?? [];
  return (selectedOptions ?? []).filter((wanted) =>
    options.some(({ name }) => isSame(name, wanted.name, caseInsensitiveMatch)),
  );
}

async function variantsMatching(
  { id }: ProductRow,
  wanted: readonly SelectedOption[],
  { caseInsensitiveMatch }: SelectedOptionsArgs,
  context: Context,
): Promise<VariantRow[]> {
  const found: VariantRow[] = [];
  for (const variant of await context.loaders.variantsOf(id)) {
    const own = await selectedOptionsOf(variant, context);
    const has = ({ name, value }: SelectedOption): boolean =>
      own.some(
        (option) =>
          isSame(option.name, name, caseInsensitiveMatch) &&
          isSame(option.value, value, caseInsensitiveMatch),
      );
    if (wanted.every(has)) found.push(variant);
  }
  return found;
}

function isSame(one: string, other: string, ignoreCase: boolean | null | undefined): boolean {
  return ignoreCase ? one.toLowerCase() === other.toLowerCase() : one === other;
}
