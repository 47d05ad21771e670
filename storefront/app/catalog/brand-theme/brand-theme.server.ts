import { brandAccents, type BrandTheme, brandTheme } from "@circlet/design-system/brand-theme";
import type { Commerce } from "~/apollo/commerce";
import type { BrandProfile } from "~/catalog/brands";
import { loadBrands } from "~/catalog/load-brands";
import { optionalData } from "~/http/optional-data";
import * as messages from "~/messages/en/brand-theme";
import type { AppliedTheme } from "./applied-theme";

/** The theme of a brand's own pages (.github/decisions/0023). `previewed`: the brand whose draft a link shows. */
export function pageTheme(brand: BrandProfile, previewed: string | null): AppliedTheme | undefined {
  return appliedTheme(brand, previewed, brandTheme);
}

/** A brand's colors for its products' pages. Undefined if it has none, or if the directory fails to load. */
export async function loadAccents(
  commerce: Commerce,
  slug: string,
  previewed: string | null,
): Promise<AppliedTheme | undefined> {
  if (slug === "") return undefined;
  const brands = await optionalData(() => loadBrands(commerce), commerce.options);
  const brand = brands?.find((each) => each.slug === slug);
  return brand && appliedTheme(brand, previewed, brandAccents);
}

type Build = (name: string, file: unknown) => BrandTheme;

function appliedTheme(brand: BrandProfile, previewed: string | null, build: Build): AppliedTheme | undefined {
  const { slug, theme, draftTheme } = brand;
  const isPreview = previewed === slug;
  const file = isPreview ? (draftTheme ?? theme) : theme;
  const { variables, problems } = isObject(file) ? builtTheme(slug, file, build) : missing;
  if (problems.length > 0 && !isPreview) return undefined;
  return { brand: slug, variables, notice: isPreview ? noticeOf(problems) : null };
}

/** A color that is hard to read has a problem with each background, so a theme may have dozens. */
const mostProblems = 5;

function noticeOf(problems: readonly string[]): string {
  if (problems.length === 0) return messages.preview;
  return [messages.unusable, ...problems.slice(0, mostProblems)].join("\n");
}

const isObject = (file: unknown): file is object => typeof file === "object" && file !== null;
const missing: BrandTheme = { variables: {}, problems: [messages.noTheme] };

/** By theme file. The directory is read again every minute, so files do not change. */
const built = new WeakMap<object, Map<Build, BrandTheme>>();

/** A theme's variables. An invalid one is logged once and not used. */
function builtTheme(slug: string, file: object, build: Build): BrandTheme {
  const known = built.get(file) ?? new Map<Build, BrandTheme>();
  built.set(file, known);
  const theme = known.get(build) ?? buildTheme(slug, file, build);
  known.set(build, theme);
  return theme;
}

function buildTheme(slug: string, file: object, build: Build): BrandTheme {
  const theme = tryTo(() => build(slug, file));
  if (theme.problems.length > 0)
    console.error(`The theme of ${slug} is not used. ${theme.problems.join(" ")}`);
  return theme;
}

function tryTo(build: () => BrandTheme): BrandTheme {
  try {
    return build();
  } catch (error) {
    return { variables: {}, problems: [error instanceof Error ? error.message : String(error)] };
  }
}
