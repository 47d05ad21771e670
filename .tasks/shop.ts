import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { hostName } from "../graphql/commerce-service/src/server/host-name.ts";
import { lockDataFolder } from "./data-lock.ts";
import { localServiceEnv } from "./local-service-env.ts";
import { freePort, type PortRequest, requireDistinctPorts } from "./port.ts";
import { root, runCommand } from "./process.ts";
import type { Service } from "./services.ts";
import { readShopSettings, type ShopSettings } from "./settings.ts";

export const platformCli = join(root, "graphql/commerce-service/src/cli.ts");

/** How to start a service, besides its settings. */
export type Launch = Pick<Service, "cwd" | "reloadOn"> & {
  readonly command: (address: {
    readonly port: number;
    readonly host: string | undefined;
  }) => Service["command"];
  readonly env: Readonly<Record<string, string>>;
};

interface Shop {
  readonly services: readonly Service[];
  readonly storefront: string;
  readonly commerce: string;
  /** Where the local commerce service stores its data; null if the service is hosted. */
  readonly dataDirectory: string | null;
}

/**
 * The services to start, each configured with the other's address. With `STOREFRONT_API_URL` set, the commerce service
 * is hosted and the storefront starts alone. Throws an error that names the setting to change if one is invalid, a port is
 * in use or another shop runs on the same data. `stopping` stops it.
 */
export async function prepareShop(
  platform: Launch,
  storefront: Launch,
  stopping: AbortSignal,
): Promise<Shop> {
  // The secret that both services share. A hosted platform generates its own.
  process.env["STOREFRONT_WEBHOOK_SECRET"] ||= randomBytes(24).toString("base64url");
  // The token by which the local service recognizes the storefront's server.
  if (!process.env["STOREFRONT_API_URL"])
    process.env["STOREFRONT_API_PRIVATE_TOKEN"] ||= randomBytes(24).toString("base64url");
  const settings = readShopSettings();
  if (settings.platform) lockDataFolder(settings.platform.dataDirectory);
  const { host, apiUrl } = settings.storefront;
  const request = portRequest(settings.storefront);
  const port = await freePort(request);
  const address = `http://${hostName(host ?? "::")}:${port}`;
  const url = process.env["STOREFRONT_URL"] || address;
  const local =
    settings.platform &&
    (await commerceService(platform, settings.platform, { port: request.port, url }, stopping));
  return {
    services: [
      ...(local ? [local.service] : []),
      {
        name: "storefront",
        command: storefront.command({ port, host }),
        ...(storefront.cwd && { cwd: storefront.cwd }),
        env: {
          STOREFRONT_PORT: String(port),
          STOREFRONT_URL: url,
          ...storefront.env,
          ...local?.storefrontEnv,
        },
        health: new URL("/health", address),
        // After draining, requests in progress have 20 more seconds.
        stopSeconds: settings.storefront.drainSeconds + 25,
      },
    ],
    storefront: address,
    commerce: local?.address ?? apiUrl,
    dataDirectory: settings.platform?.dataDirectory ?? null,
  };
}

const portRequest = ({ port, host }: ShopSettings["storefront"]): PortRequest => ({
  port,
  host,
  portSetting: "STOREFRONT_PORT",
  hostSetting: "STOREFRONT_HOST",
});

/**
 * The process that runs the local commerce service and the extensions service, and the environment that connects the
 * storefront to them. Seeds an empty database with the demo catalog.
 */
async function commerceService(
  launch: Launch,
  settings: NonNullable<ShopSettings["platform"]>,
  storefront: { readonly port: number; readonly url: string },
  stopping: AbortSignal,
) {
  const { host, publicUrl } = settings;
  requireDistinctPorts({
    STOREFRONT_PORT: storefront.port,
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
  const seed = [platformCli, "seed", "--if-empty"];
  const seeded = await runCommand("node", seed, { signal: stopping, endsWithParent: true });
  stopping.throwIfAborted();
  if (seeded !== 0) throw new Error("Seeding the demo catalog failed; see the error above.");
  const address = `http://${hostName(host)}:${port}`;
  const extensions = `http://${hostName(host)}:${extensionsPort}`;
  return {
    address,
    // Browsers use this address for images, checkout and sign-in, so it must be the public one.
    storefrontEnv: localServiceEnv({ commerce: publicUrl ?? address, extensions }),
    service: {
      name: "commerce service",
      command: launch.command({ port, host }),
      ...(launch.cwd && { cwd: launch.cwd }),
      ...(launch.reloadOn && { reloadOn: launch.reloadOn }),
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
