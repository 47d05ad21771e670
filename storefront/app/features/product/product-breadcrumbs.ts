import { homePath, listingPath } from "~/shop/paths";
import * as common from "~/messages/en/common";
import type { ProductCategory, ProductPage } from "./product-page";

/** A product's breadcrumbs: home, department, category, product. */
export function productBreadcrumbs({
  department,
  category,
  title,
}: ProductPage): { label: string; href?: string }[] {
  const inDepartment = department ? { department: [department.slug] } : {};
  return [
    { label: common.home, href: homePath },
    ...(department ? [{ label: department.name, href: listingPath(inDepartment) }] : []),
    ...(category ? [{ label: category.name, href: categoryHref(category, inDepartment) }] : []),
    { label: title },
  ];
}

export function categoryHref(
  { slug, productType }: ProductCategory,
  others: { readonly department?: readonly string[] } = {},
): string {
  return productType === undefined
    ? listingPath({ ...others, category: [slug] })
    : listingPath({ more: { "filter.p.product_type": [productType] } });
}
