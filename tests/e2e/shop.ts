import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importCsv } from "./import-csv.ts";
import { root, type RunningService, runToEnd, startService } from "./process.ts";

const platformCli = join(root, "graphql/platform/src/cli.ts");
const storefrontStart = join(root, "storefront/server/start.ts");

/** A whole shop of a test's own: demo catalogue, commerce service and storefront on free ports. */
export interface Shop {
  readonly url: string;
  readonly platformUrl: string;
  readonly extensionsUrl: string;
  /** A command of the commerce service on this shop's data, as its merchant would give it. */
  merchant(...command: readonly string[]): Promise<void>;
  /** Puts a file's rows into the catalogue. */
  importCsv(csv: string): Promise<void>;
  stop(): Promise<void>;
}

/** `catalogue` is a data folder with the demo catalogue in it, which is copied, never used. */
export async function openShop(catalogue: string, env: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const data = await mkdtemp(join(tmpdir(), "circlet-shop-"));
  await cp(catalogue, data, { recursive: true });
  await symlink(await renderedPictures(), join(data, "images"));
  const settings = { CIRCLET_DATA_DIR: data, NODE_ENV: "production", PLATFORM_LOG: "off", ...env };
  const ports = { PLATFORM_PORT: "0", EXTENSIONS_PORT: "0" };
  const platform = await startService([platformCli, "serve"], { ...settings, ...ports }, 2);
  const extensionsUrl = platform.addresses[1] ?? "";
  const storefront = await openStorefront(platform.url, {
    STOREFRONT_EXTENSIONS_API_URL: extensionsUrl,
    ...settings,
  });
  const merchant = (...command: readonly string[]) => runToEnd([platformCli, ...command], settings);
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
 * Where the shops of a run keep the pictures that they rendered: what one has made, the next need not. A picture's name
 * there says of what content it was made, and Playwright empties the folder when a run begins.
 */
async function renderedPictures(): Promise<string> {
  const folder = join(root, "tests/test-results/.pictures");
  await mkdir(folder, { recursive: true });
  return folder;
}

/** A storefront alone, in front of whatever answers at `apiUrl`. */
export function openStorefront(
  apiUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningService> {
  return startService([storefrontStart], {
    NODE_ENV: "production",
    // Never the service that somebody may have running on the usual port.
    STOREFRONT_EXTENSIONS_API_URL: `${apiUrl}/extensions`,
    ...env,
    STOREFRONT_PORT: "0",
    STOREFRONT_API_URL: apiUrl,
    // Every page is rendered anew: a test's own goods must be seen at once.
    STOREFRONT_PAGE_FRESH_SECONDS: "0",
  });
}

/** Writes the demo catalogue once; every shop starts from a copy. */
export async function prepareCatalogue(folder: string): Promise<void> {
  await runToEnd([platformCli, "seed"], { CIRCLET_DATA_DIR: folder, NODE_ENV: "production" });
}

async function close(services: readonly RunningService[], data: string): Promise<void> {
  for (const service of services) await service.stop();
  await rm(data, { recursive: true, force: true });
}
