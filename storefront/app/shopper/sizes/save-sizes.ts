import type { PublicSettings } from "~/settings/public-settings";
import { isSignedIn } from "~/shopper/session/signed-in";
import { readMySizes, writeMySizes } from "./my-sizes";
import { mostSizes } from "./chosen-sizes";

/** Saves in the account, if there is one, then in this browser. A `ServiceFailure` changes nothing. */
export async function saveSizes(settings: PublicSettings, sizes: readonly string[]): Promise<void> {
  if (hasAccount(settings)) await (await openAccount(settings)).write(sizes);
  writeMySizes(sizes);
}

let reading: Promise<void> | null = null;

/** Reads the sizes of the customer's account into this browser, once per visit. Rejects with a `ServiceFailure`. */
export function readAccountSizes(settings: PublicSettings): Promise<void> {
  if (!hasAccount(settings)) return Promise.resolve();
  reading ??= readSizes(settings).catch((error: unknown) => {
    reading = null;
    throw error;
  });
  return reading;
}

/** Adds the sizes that a visitor chose to those of the account, after a sign-in. The account has room for `mostSizes`. */
export async function mergeSizes(settings: PublicSettings): Promise<void> {
  const chosen = readMySizes();
  if (chosen.length === 0 || !hasAccount(settings)) return readAccountSizes(settings);
  const account = await openAccount(settings);
  const known = (await account.read()) ?? [];
  const all = [...new Set([...known, ...chosen])].slice(0, mostSizes);
  if (all.length > known.length) await account.write(all);
  writeMySizes(all);
}

async function readSizes(settings: PublicSettings): Promise<void> {
  const sizes = await (await openAccount(settings)).read();
  if (sizes) writeMySizes(sizes);
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
