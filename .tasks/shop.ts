import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { hostName } from "../graphql/service-kit/http/host-name.ts";
import { lockDataFolder } from "../graphql/service-kit/sqlite/lock-data-folder.ts";
import { localServiceEnv } from "./local-service-env.ts";
import { freePort, requireDistinctPorts } from "./port.ts";
import { capture, endsWithParent, root, run } from "./process.ts";
import type { Service } from "./services.ts";
import { readShopSettings, type ShopSettings } from "./settings.ts";
import { memoryEnv, memoryFlags, serviceMemoryFlags } from "./memory-flags.ts";

type Mode = "production" | "development";

interface Address {
  readonly port: number;
  readonly host: string | undefined;
  readonly url: string;
}

/** Null for a service that is hosted. */
interface Addresses {
  readonly storefront: Address;
  readonly commerce: Address | null;
  readonly extensions: Address | null;
}

interface ServiceContext {
  readonly mode: Mode;
  readonly settings: ShopSettings;
  readonly addresses: Addresses;
  /** Where shoppers reach the storefront. */
  readonly publicUrl: string;
}

interface Shop {
  readonly services: readonly Service[];
  readonly storefront: string;
  /** Where the local commerce service stores its data; null if the service is hosted. */
  readonly dataDirectory: string | null;
}

const platformCli = join(root, "graphql/commerce-service/src/cli.ts");
const extensionsCli = join(root, "graphql/extensions/src/cli.ts");

/** In the order in which they start. A function returns null for a service that is hosted. */
const definitions = [commerceService, extensionsService, storefront];

/** Prepares the services of `start` and `dev`, and seeds an empty database. An error names the setting to change. */
export async function prepareShop(mode: Mode, stopping: AbortSignal): Promise<Shop> {
  shareSecrets();
  const settings = readShopSettings();
  const dataDirectory = settings.platform?.dataDirectory ?? null;
  if (dataDirectory !== null) lockDataFolder(dataDirectory);
  const addresses = await findAddresses(settings);
  if (addresses.commerce) {
    await seedDatabase(stopping);
    process.env["CIRCLET_CONTENT"] ||= await shopContent(stopping);
  }
  const publicUrl = process.env["STOREFRONT_URL"] || addresses.storefront.url;
  const context = { mode, settings, addresses, publicUrl };
  return {
    services: definitions.map((define) => define(context)).filter((service) => service !== null),
    storefront: addresses.storefront.url,
    dataDirectory,
  };
}

/** The secrets that the services share. A hosted platform generates its own. */
function shareSecrets(): void {
  const secret = () => randomBytes(24).toString("base64url");
  process.env["STOREFRONT_WEBHOOK_SECRET"] ||= secret();
  // The token by which the local service recognizes the storefront's server.
  if (!process.env["STOREFRONT_API_URL"]) process.env["STOREFRONT_API_PRIVATE_TOKEN"] ||= secret();
}

async function findAddresses({ storefront, platform, extensions }: ShopSettings): Promise<Addresses> {
  requireDistinctPorts({
    STOREFRONT_PORT: storefront.port,
    ...(platform && { PLATFORM_PORT: platform.port }),
    ...(extensions && { EXTENSIONS_PORT: extensions.port }),
  });
  const address = async (service: string, port: number, host?: string, hostSetting?: string) => {
    const request = { port, host, portSetting: `${service}_PORT`, ...(hostSetting && { hostSetting }) };
    const free = await freePort(request);
    return { port: free, host, url: `http://${hostName(host ?? "::")}:${free}` };
  };
  return {
    storefront: await address("STOREFRONT", storefront.port, storefront.host, "STOREFRONT_HOST"),
    commerce: platform && (await address("PLATFORM", platform.port, platform.host, "PLATFORM_HOST")),
    extensions:
      extensions && (await address("EXTENSIONS", extensions.port, extensions.host, "EXTENSIONS_HOST")),
  };
}

async function seedDatabase(stopping: AbortSignal): Promise<void> {
  const options = { ...endsWithParent, cancelSignal: stopping, reject: false };
  const { exitCode } = await run("node", [platformCli, "seed", "--if-empty"], options);
  stopping.throwIfAborted();
  if (exitCode !== 0) throw new Error("Seeding the demo catalog failed; see the error above.");
}

/** Decided by what filled the database, and told to every process. */
async function shopContent(stopping: AbortSignal): Promise<string> {
  const { stdout, exitCode, all } = await capture("node", [platformCli, "content"], {
    cancelSignal: stopping,
  });
  stopping.throwIfAborted();
  if (exitCode !== 0) throw new Error(`Reading the database failed: ${all}`);
  return stdout.trim();
}

/** The demo's reviews and listing texts are not about the merchant's products. A folder of the merchant's may have others. */
function hasTexts(): boolean {
  return process.env["CIRCLET_CONTENT"] === "demo" || Boolean(process.env["CIRCLET_SEED_DIR"]);
}

function commerceService({ mode, addresses, publicUrl }: ServiceContext): Service | null {
  const { commerce, extensions } = addresses;
  if (!commerce || !extensions) return null;
  return {
    name: "commerce service",
    command: ["node", ...serviceFlags(mode), platformCli, "serve"],
    env: {
      NODE_ENV: mode,
      ...memoryEnv,
      PLATFORM_PORT: String(commerce.port),
      STOREFRONT_URL: publicUrl,
      STOREFRONT_EXTENSIONS_API_URL: extensions.url,
    },
    health: new URL("/health", commerce.url),
  };
}

/** Its emails go to the commerce service, which shows them in its mailbox or has a mail server. */
function extensionsService({ mode, addresses, publicUrl }: ServiceContext): Service | null {
  const { commerce, extensions } = addresses;
  if (!commerce || !extensions) return null;
  return {
    name: "extensions service",
    command: ["node", ...serviceFlags(mode), extensionsCli, "serve", ...(hasTexts() ? ["--seed"] : [])],
    env: {
      NODE_ENV: mode,
      ...memoryEnv,
      EXTENSIONS_PORT: String(extensions.port),
      STOREFRONT_URL: publicUrl,
      STOREFRONT_API_URL: commerce.url,
      EXTENSIONS_MAILBOX_URL: process.env["EXTENSIONS_MAILBOX_URL"] || `${commerce.url}/mailbox/emails`,
    },
    health: new URL("/ready", extensions.url),
  };
}

const serviceFlags = (mode: Mode): string[] =>
  mode === "development" ? ["--watch", "--watch-preserve-output"] : serviceMemoryFlags;

function storefront({ mode, settings, addresses, publicUrl }: ServiceContext): Service {
  const { port, host, url } = addresses.storefront;
  const { commerce, extensions } = addresses;
  const isDevelopment = mode === "development";
  const hostFlag = host === undefined ? [] : ["--host", host];
  return {
    name: "storefront",
    command: isDevelopment
      ? ["react-router", "dev", "--logLevel", "warn", "--port", String(port), "--strictPort", ...hostFlag]
      : ["node", ...memoryFlags, "server/start.ts"],
    cwd: join(root, "storefront"),
    env: {
      // Without it, React Router loads its development build.
      NODE_ENV: mode,
      STOREFRONT_PORT: String(port),
      STOREFRONT_URL: publicUrl,
      ...(!isDevelopment && memoryEnv),
      // Browsers use the commerce service's address for images, checkout and sign-in, so it must be the public one.
      ...(commerce &&
        extensions &&
        localServiceEnv({
          commerce: settings.platform?.publicUrl ?? commerce.url,
          extensions: extensions.url,
        })),
    },
    // The development server has no /health.
    health: new URL(isDevelopment ? "/" : "/health", url),
    // After draining, requests in progress have 20 more seconds.
    stopSeconds: settings.storefront.drainSeconds + 25,
  };
}
