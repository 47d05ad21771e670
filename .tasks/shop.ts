import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { hostName } from "../graphql/platform/src/http/host-name.ts";
import { besideLocalService } from "./beside-local-service.ts";
import { freePort, requireDistinctPorts, type WantedPort } from "./port.ts";
import { root, run } from "./process.ts";
import type { Service } from "./services.ts";
import { readShopSettings, type ShopSettings } from "./settings.ts";

export const platformCli = join(root, "graphql/platform/src/cli.ts");

/** How each of the two services is started; the rest of it follows from the settings. */
export type Launch = Pick<Service, "cwd"> & {
  readonly command: (at: { readonly port: number; readonly host: string | undefined }) => Service["command"];
  readonly env: Readonly<Record<string, string>>;
};

interface Shop {
  readonly services: readonly Service[];
  readonly storefront: string;
  readonly commerce: string;
  /** Where the local commerce service keeps what it knows; null where the service is somebody else's. */
  readonly dataDirectory: string | null;
}

/**
 * The services of the shop, each told where the other one is. With `STOREFRONT_API_URL` set the commerce service is
 * somebody else's, and the storefront starts alone. Throws with the settings to change when one is wrong or a port is
 * taken.
 */
export async function prepareShop(platform: Launch, storefront: Launch): Promise<Shop> {
  // Shared by the two services; a hosted platform has one of its own.
  process.env["STOREFRONT_WEBHOOK_SECRET"] ||= randomBytes(24).toString("base64url");
  const settings = readShopSettings();
  const { host, apiUrl } = settings.storefront;
  const wanted = storefrontPort(settings.storefront);
  const port = await freePort(wanted);
  const address = `http://${hostName(host ?? "::")}:${port}`;
  const url = process.env["STOREFRONT_URL"] || address;
  const local = settings.platform && (await commerceService(platform, settings.platform, { wanted, url }));
  return {
    services: [
      ...(local ? [local.service] : []),
      {
        name: "storefront",
        command: storefront.command({ port, host }),
        ...(storefront.cwd && { cwd: storefront.cwd }),
        env: { STOREFRONT_PORT: String(port), STOREFRONT_URL: url, ...storefront.env, ...local?.told },
        health: new URL("/health", address),
      },
    ],
    storefront: address,
    commerce: local?.address ?? apiUrl,
    dataDirectory: settings.platform?.dataDirectory ?? null,
  };
}

const storefrontPort = ({ port, host }: ShopSettings["storefront"]): WantedPort => ({
  port,
  host,
  portSetting: "STOREFRONT_PORT",
  hostSetting: "STOREFRONT_HOST",
});

/**
 * The local commerce service and the extensions service, which are one process, with the demo catalogue in their
 * database if there is no product yet; and what the storefront is told of them.
 */
async function commerceService(
  launch: Launch,
  settings: NonNullable<ShopSettings["platform"]>,
  storefront: { readonly wanted: WantedPort; readonly url: string },
) {
  const { host, publicUrl } = settings;
  requireDistinctPorts({
    STOREFRONT_PORT: storefront.wanted.port,
    PLATFORM_PORT: settings.port,
    EXTENSIONS_PORT: settings.extensionsPort,
  });
  const hostSetting = "PLATFORM_HOST";
  const port = await freePort({ port: settings.port, host, portSetting: "PLATFORM_PORT", hostSetting });
  const extensionsPort = await freePort({
    port: settings.extensionsPort,
    host,
    portSetting: "EXTENSIONS_PORT",
    hostSetting,
  });
  const seeded = await run("node", [platformCli, "seed", "--if-empty"]);
  if (seeded !== 0) throw new Error("The demo catalogue could not be written; the reason stands above.");
  const address = `http://${hostName(host)}:${port}`;
  const extensions = `http://${hostName(host)}:${extensionsPort}`;
  return {
    address,
    // Browsers go there, too: pictures, checkout and sign-in carry the public address.
    told: besideLocalService({ commerce: publicUrl ?? address, extensions }),
    service: {
      name: "commerce service",
      command: launch.command({ port, host }),
      ...(launch.cwd && { cwd: launch.cwd }),
      env: {
        ...launch.env,
        PLATFORM_PORT: String(port),
        EXTENSIONS_PORT: String(extensionsPort),
        STOREFRONT_URL: storefront.url,
      },
      health: new URL("/health", address),
    },
  };
}
