import { globalId } from "../../shared/global-id.ts";
import type { Resolvers } from "../resolvers.ts";
import type { OptionRow, VariantRow } from "../../catalog/catalog-rows.ts";
import { firstSelectableVariant, type OptionValue, selectedOptionsOf } from "./product-options.ts";
import { isColorOption, swatchOf } from "../../catalog/swatch.ts";

export const optionResolvers: Resolvers = {
  ProductOption: {
    id: ({ productId, position }: OptionRow) => globalId("ProductOption", `${productId}-${position}`),
    name: ({ name }: OptionRow) => name,
    values: ({ values }: OptionRow) => values,
    optionValues: (option: OptionRow) =>
      option.values.map((name, index): OptionValue => ({ option, index, name })),
  },
  ProductOptionValue: {
    id: ({ option, index }: OptionValue) =>
      globalId("ProductOptionValue", `${option.productId}-${option.position}-${index}`),
    name: ({ name }: OptionValue) => name,
    firstSelectableVariant: (value: OptionValue, _: unknown, context) =>
      firstSelectableVariant(value, context),
    swatch: ({ option, name }: OptionValue) => (isColorOption(option.name) ? swatchOf(name) : null),
  },
  ProductOptionValueSwatch: "plain",
  Swatch: "plain",
  SelectedOption: "plain",
  ProductVariant: {
    selectedOptions: (variant: VariantRow, _: unknown, context) => selectedOptionsOf(variant, context),
  },
};
