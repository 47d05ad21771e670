import { brandAccents, type BrandTheme, brandTheme } from "@circlet/design-system/brand-theme";
import type { Commerce } from "~/apollo/commerce";
import type { BrandProfile } from "~/catalog/brands";
import { loadBrands } from "~/catalog/load-brands";
import { optionalData } from "~/http/optional-data";
import type { AppliedTheme } from "./applied-theme";

/** A brand's theme for its own pages. `previewed` is the brand whose draft a preview link shows. */
export function pageTheme(brand: BrandProfile, previewed: string | null): AppliedTheme | undefined {
  return appliedTheme(brand, previewed, brandTheme);
}

/**
 * A brand's theme for its products' pages: its colors on the shop's backgrounds. Undefined if the brand has none, or if
 * the directory fails to load.
 */
export async function loadAccents(
  commerce: Commerce,
  slug: string,
  previewed: string | null,
): Promise<AppliedTheme | undefined> {
  const brands = slug === "" ? null : await optionalData(() => loadBrands(commerce));
  const brand = brands?.find((each) => each.slug === slug);
  return brand && appliedTheme(brand, previewed, brandAccents);
}

type Build = (name: string, file: unknown) => BrandTheme;

function appliedTheme(brand: BrandProfile, previewed: string | null, build: Build): AppliedTheme | undefined {
  const { slug, theme, draftTheme } = brand;
  const isPreview = previewed === slug;
  const file = isPreview ? (draftTheme ?? theme) : theme;
  if (typeof file !== "object" || file === null) return undefined;
  const variables = variablesOf(slug, file, build);
  return variables && { brand: slug, variables, isPreview };
}

/** By theme file. The directory is read again every minute, so files do not change. */
const built = new WeakMap<object, Map<Build, AppliedTheme["variables"] | undefined>>();

/** A theme's variables. An invalid one is logged once and not used. */
function variablesOf(slug: string, file: object, build: Build): AppliedTheme["variables"] | undefined {
  const known = built.get(file) ?? new Map<Build, AppliedTheme["variables"] | undefined>();
  built.set(file, known);
  if (!known.has(build)) known.set(build, buildVariables(slug, file, build));
  return known.get(build);
}

function buildVariables(slug: string, file: object, build: Build): AppliedTheme["variables"] | undefined {
  try {
    const { variables, problems } = build(slug, file);
    if (problems.length === 0) return variables;
    console.error(`The theme of ${slug} is not used. ${problems.join(" ")}`);
  } catch (error) {
    console.error(`The theme of ${slug} is not used. ${error instanceof Error ? error.message : ""}`);
  }
  return undefined;
}
