import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importCsv } from "./import-csv.ts";
import { root, type RunningService, runCommand, startService } from "./start-service.ts";

const platformCli = join(root, "graphql/commerce-service/src/cli.ts");
const storefrontStart = join(root, "storefront/server/start.ts");

/** A complete shop: demo catalog, commerce service and storefront on free ports. */
export interface Shop {
  readonly url: string;
  readonly platformUrl: string;
  readonly extensionsUrl: string;
  /** Runs a command of the commerce service on this shop's data: `merchant("sell", handle)`. */
  merchant(...command: readonly string[]): Promise<void>;
  /** Imports products from CSV. */
  importCsv(csv: string): Promise<void>;
  stop(): Promise<void>;
}

/** `catalog` is a data folder with the demo catalog. The shop uses a copy of it. */
export async function startShop(catalog: string, env: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const data = await mkdtemp(join(tmpdir(), "circlet-shop-"));
  await cp(catalog, data, { recursive: true });
  await symlink(await sharedImageFolder(), join(data, "images"));
  const settings = { CIRCLET_DATA_DIR: data, NODE_ENV: "production", PLATFORM_LOG: "off", ...env };
  // The storefront starts later and picks its own port.
  const ports = { PLATFORM_PORT: "0", EXTENSIONS_PORT: "0", STOREFRONT_URL: "http://localhost:0" };
  const platform = await startService([platformCli, "serve"], { ...ports, ...settings }, 2);
  const extensionsUrl = platform.addresses[1] ?? "";
  const storefront = await startStorefront(platform.url, {
    STOREFRONT_EXTENSIONS_API_URL: extensionsUrl,
    ...settings,
  });
  const merchant = (...command: readonly string[]) =>
    runCommand([platformCli, ...command], { ...settings, STOREFRONT_URL: storefront.url });
  return {
    url: storefront.url,
    platformUrl: platform.url,
    extensionsUrl,
    merchant,
    importCsv: async (csv) => {
      const file = join(data, `import-${crypto.randomUUID()}.csv`);
      await writeFile(file, csv);
      await importCsv(file, data);
    },
    stop: () => close([storefront, platform], data),
  };
}

/**
 * The image cache that all shops of a run share, so that each image is rendered once. File names contain a hash of the
 * content, and Playwright empties the folder at the start of a run.
 */
async function sharedImageFolder(): Promise<string> {
  const folder = join(root, "tests/test-results/.images");
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Starts only a storefront, for the commerce service at `apiUrl`. */
export function startStorefront(
  apiUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningService> {
  return startService([storefrontStart], {
    NODE_ENV: "production",
    // The default port may belong to a development server.
    STOREFRONT_EXTENSIONS_API_URL: `${apiUrl}/extensions`,
    // A busy machine is slow. A test of an outage sets a short time.
    STOREFRONT_API_TIMEOUT: "15000",
    ...env,
    STOREFRONT_PORT: "0",
    STOREFRONT_API_URL: apiUrl,
    // Do not cache pages: a test must see its own products at once.
    STOREFRONT_PAGE_FRESH_SECONDS: "0",
  });
}

/** Writes the demo catalog that shops copy. */
export async function prepareCatalog(folder: string): Promise<void> {
  await runCommand([platformCli, "seed"], { CIRCLET_DATA_DIR: folder, NODE_ENV: "production" });
}

async function close(services: readonly RunningService[], data: string): Promise<void> {
  for (const service of services) await service.stop();
  await rm(data, { recursive: true, force: true });
}
