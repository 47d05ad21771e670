import type { PublicSettings } from "~/settings/public-settings";
import { isSignedIn } from "~/shopper/session/signed-in";
import { readMyGarments, writeMyGarments } from "~/shopper/garments/my-garments";
import { readMySizes, writeMySizes } from "./my-sizes";
import { mostSizes } from "./chosen-sizes";

/** Saves in the account, if there is one, then in this browser. A `ServiceFailure` changes nothing. */
export async function saveSizes(settings: PublicSettings, sizes: readonly string[]): Promise<void> {
  if (hasAccount(settings)) await (await openAccount(settings)).writeSizes(sizes);
  writeMySizes(sizes);
}

/** The same for the garments that fit. */
export async function saveGarments(settings: PublicSettings, garments: readonly string[]): Promise<void> {
  if (hasAccount(settings)) await (await openAccount(settings)).writeGarments(garments);
  keepGarments(garments);
}

let reading: Promise<void> | null = null;

/** Reads the sizes and garments of the customer's account into this browser, once per visit. Rejects with a `ServiceFailure`. */
export function readAccountSizes(settings: PublicSettings): Promise<void> {
  if (!hasAccount(settings)) return Promise.resolve();
  reading ??= readSizes(settings).catch((error: unknown) => {
    reading = null;
    throw error;
  });
  return reading;
}

/**
 * Adds what a visitor chose to that of the account, after a sign-in: sizes as long as the account has room for them, and
 * garments of categories of which it has none.
 */
export async function mergeSizes(settings: PublicSettings): Promise<void> {
  const chosen = { sizes: readMySizes(), garments: readMyGarments() };
  if ((chosen.sizes.length === 0 && chosen.garments.length === 0) || !hasAccount(settings))
    return readAccountSizes(settings);
  const account = await openAccount(settings);
  const known = await account.read();
  const sizes = [...new Set([...(known.sizes ?? []), ...chosen.sizes])].slice(0, mostSizes);
  const garments = oneOfCategory([...(known.garments ?? []), ...chosen.garments]);
  if (sizes.length > (known.sizes ?? []).length) await account.writeSizes(sizes);
  if (garments.length > (known.garments ?? []).length) await account.writeGarments(garments);
  writeMySizes(sizes);
  keepGarments(garments);
  return undefined;
}

/** The first garment of each category. */
function oneOfCategory(garments: readonly string[]): string[] {
  const categories = garments.map((text) => text.split(".")[0]);
  return garments.filter((_, index) => categories.indexOf(categories[index]) === index);
}

async function readSizes(settings: PublicSettings): Promise<void> {
  const { sizes, garments } = await (await openAccount(settings)).read();
  if (sizes) writeMySizes(sizes);
  if (garments) keepGarments(garments);
}

function keepGarments(garments: readonly string[]): void {
  writeMyGarments(garments);
  // The space for comparisons (comparison-space.ts).
  const { style } = document.documentElement;
  for (const text of garments) style.setProperty(`--garment-${text.split(".")[0]}`, "3em");
}

function hasAccount({ extensionsApiUrl }: PublicSettings): boolean {
  return extensionsApiUrl !== null && isSignedIn();
}

async function openAccount(settings: PublicSettings) {
  const [{ customerCommerce }, { accountSizes }] = await Promise.all([
    import("~/shopper/session/customer-commerce"),
    import("./account-sizes"),
  ]);
  return accountSizes(customerCommerce(settings));
}
