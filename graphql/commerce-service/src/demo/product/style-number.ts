import type { DemoBrand } from "../brands/brand.ts";
import type { Shape } from "../shapes/shapes.ts";

/** The manufacturer's style number: "OM-SLI-100004". Unique, because it contains the product's index. */
export function styleNumber({ displayName }: DemoBrand, { silhouette }: Shape, index: number): string {
  const initials =
    displayName
      .normalize("NFKD")
      .match(/\b[A-Z]/g)
      ?.join("") ?? "";
  return `${initials}-${silhouette.slice(0, 3).toUpperCase()}-${100_000 + index}`;
}

/** The shop's internal number: "CIR-100004". */
export const internalSku = (index: number): string => `CIR-${100_000 + index}`;
