import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { readSettings as readPlatformSettings } from "../graphql/platform/src/settings.ts";
import { readSettings as readStorefrontSettings } from "../storefront/server/settings.ts";
import { requireDistinctPorts, requireFreePort } from "./port.ts";
import { root, run } from "./process.ts";
import type { Service } from "./services.ts";

const platformCli = join(root, "graphql/platform/src/cli.ts");

/** How each of the two services is started; the rest of it follows from the settings. */
export type Launch = Pick<Service, "command" | "cwd"> & { readonly env: Readonly<Record<string, string>> };

interface Shop {
  readonly services: readonly Service[];
  readonly storefront: string;
  readonly commerce: string;
}

/**
 * The services of the shop, each told where the other one is. With `STOREFRONT_API_URL` set the commerce service is
 * somebody else's, and the storefront starts alone. Throws with the setting to change when a port is taken.
 */
export async function prepareShop(platform: Launch, storefront: Launch): Promise<Shop> {
  // Shared by the two services; a hosted platform has one of its own.
  process.env["STOREFRONT_WEBHOOK_SECRET"] ||= randomBytes(24).toString("base64url");
  const storefrontSettings = readStorefrontSettings();
  await requireFreePort(storefrontSettings.port, "STOREFRONT_PORT", storefrontSettings.host);
  const elsewhere = process.env["STOREFRONT_API_URL"];
  const local = elsewhere ? null : await commerceService(platform, storefrontSettings);
  const commerce = elsewhere ?? local?.address ?? "";
  const extensions = process.env["STOREFRONT_EXTENSIONS_API_URL"] || local?.extensions;
  const port = storefrontSettings.port;
  return {
    services: [
      ...(local ? [local.service] : []),
      {
        name: "storefront",
        ...storefront,
        env: {
          ...storefront.env,
          STOREFRONT_API_URL: commerce,
          ...(extensions && { STOREFRONT_EXTENSIONS_API_URL: extensions }),
        },
        health: new URL(`http://localhost:${port}/health`),
      },
    ],
    storefront: `http://localhost:${port}`,
    commerce,
  };
}

/**
 * The local commerce service and the extensions service, which are one process, with the demo catalogue in their
 * database if there is no product yet.
 */
async function commerceService(launch: Launch, storefront: { readonly port: number; readonly url: string }) {
  const { port, extensionsPort, host } = readPlatformSettings();
  requireDistinctPorts({
    STOREFRONT_PORT: storefront.port,
    PLATFORM_PORT: port,
    EXTENSIONS_PORT: extensionsPort,
  });
  await requireFreePort(port, "PLATFORM_PORT", host);
  await requireFreePort(extensionsPort, "EXTENSIONS_PORT", host);
  const seeded = await run("node", [platformCli, "seed", "--if-empty"]);
  if (seeded !== 0) throw new Error("The demo catalogue could not be written; the reason stands above.");
  const address = `http://localhost:${port}`;
  const env = { ...launch.env, STOREFRONT_URL: storefront.url };
  return {
    address,
    extensions: `http://localhost:${extensionsPort}`,
    service: { name: "commerce service", ...launch, env, health: new URL("/health", address) },
  };
}

export { platformCli };
