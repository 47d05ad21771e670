import { listingPath } from "~/lib/paths";
import type { ProductPage } from "./product-page";

/** The way to a product: its department, its category, itself. */
export function trail({ department, category, title }: ProductPage): { label: string; href?: string }[] {
  const inDepartment = department ? { department: [department.slug] } : {};
  return [
    ...(department ? [{ label: department.name, href: listingPath(inDepartment) }] : []),
    { label: category.name, href: listingPath({ ...inDepartment, category: [category.slug] }) },
    { label: title },
  ];
}
