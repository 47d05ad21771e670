import { join } from "node:path";
import { readSettings as readPlatformSettings } from "../graphql/platform/src/settings.ts";
import { readSettings as readStorefrontSettings } from "../storefront/server/settings.ts";
import { requireFreePort } from "./port.ts";
import { root, run } from "./process.ts";

const platformCli = join(root, "graphql/platform/src/cli.ts");

/** Addresses of the two services as the settings have them, both ports free; throws with the setting to change. */
export async function prepareShop() {
  const platform = readPlatformSettings();
  const storefront = readStorefrontSettings();
  await requireFreePort(platform.port, "PLATFORM_PORT", platform.host);
  await requireFreePort(storefront.port, "STOREFRONT_PORT", storefront.host);
  return {
    platform: new URL(`http://localhost:${platform.port}/`),
    storefront: new URL(`http://localhost:${storefront.port}/`),
  };
}

/** Puts the demo catalogue into a database that has no product yet; what is there already stays as it is. */
export async function prepareCatalogue(): Promise<void> {
  const code = await run("node", [platformCli, "seed", "--if-empty"]);
  if (code !== 0) throw new Error("The demo catalogue could not be written; the reason stands above.");
}

export { platformCli };
