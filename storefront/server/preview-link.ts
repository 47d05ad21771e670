import { previewQuery } from "../app/catalog/brand-theme/preview-link.ts";
import { readSettings } from "./settings/settings.ts";

/** `npx pnpm preview-link BRAND [DAYS]`: prints a link to a brand's page in its draft theme. */
const [brand, days = "7"] = process.argv.slice(2);
const { url, previewSecret } = readSettings();

if (brand === undefined || !/^[\w-]{1,100}$/.test(brand) || !/^[1-9]\d?$/.test(days))
  failWith(
    "Usage: npx pnpm preview-link BRAND [DAYS], with the brand as in its page's address and up to 99 days",
  );
else if (previewSecret === undefined) failWith("Set STOREFRONT_PREVIEW_SECRET, here and for the shop.");
else if (await isUnknown(brand)) failWith(`${url} has no page for the brand "${brand}".`);
else {
  const expiry = Date.now() + Number(days) * 24 * 60 * 60 * 1000;
  console.log(`${url}/brands/${brand}${await previewQuery(brand, previewSecret, expiry)}`);
}

/** Whether the running shop sends this brand's page elsewhere. A shop that cannot be reached knows better later. */
async function isUnknown(brand: string): Promise<boolean> {
  const page = await fetch(`${url}/brands/${brand}`, {
    redirect: "manual",
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  return page !== null && page.status < 500 && page.status !== 200;
}

function failWith(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
