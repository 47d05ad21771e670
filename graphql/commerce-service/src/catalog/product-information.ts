import type { MetafieldInput } from "./writing/product-input.ts";

export const informationNamespace = "product_information";

/** The fields' types on the hosted platform. `department`, `size_chart` and `measurements` are this shop's own. */
export const informationTypes = {
  brand: "single_line_text_field",
  category: "single_line_text_field",
  department: "single_line_text_field",
  condition: "single_line_text_field",
  current_tier: "single_line_text_field",
  color: "single_line_text_field",
  size: "single_line_text_field",
  size_type: "single_line_text_field",
  size_chart_url: "single_line_text_field",
  size_chart: "metaobject_reference",
  measurements: "json",
  retail_price: "number_decimal",
  mpn: "single_line_text_field",
  internal_sku: "single_line_text_field",
  defect_one: "single_line_text_field",
  defect_two: "single_line_text_field",
  romance_copy: "multi_line_text_field",
  short_title: "single_line_text_field",
} as const;

export type InformationKey = keyof typeof informationTypes;

export type ProductInformation = Readonly<Partial<Record<InformationKey, string>>>;

export function informationMetafields(information: ProductInformation): MetafieldInput[] {
  return (Object.entries(information) as [InformationKey, string | undefined][]).flatMap(([key, value]) =>
    value ? [{ namespace: informationNamespace, key, value, type: informationTypes[key] }] : [],
  );
}
