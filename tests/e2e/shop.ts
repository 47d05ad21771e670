import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../.tasks/process.ts";
import {
  extensionsCli,
  merchantCommand,
  type RunningService,
  serveServices,
  serveStorefront,
} from "../programs.ts";
import { importCsv } from "./import-csv.ts";

/** A complete shop: demo catalog, both services and storefront on free ports. */
export interface Shop {
  readonly url: string;
  readonly platformUrl: string;
  readonly extensionsUrl: string;
  /** Runs a command of the commerce service on this shop's data: `merchant("sell", handle)`. */
  merchant(...command: readonly string[]): Promise<void>;
  /** Makes and sends the alerts that are due now. */
  sendAlerts(): Promise<void>;
  importCsv(csv: string): Promise<void>;
  stop(): Promise<void>;
}

/** `catalog` is a data folder with the demo catalog. The shop uses a copy of it. */
export async function startShop(
  catalog: string,
  env: Readonly<Record<string, string>> = {},
  { hasTexts = true } = {},
): Promise<Shop> {
  const data = await mkdtemp(join(tmpdir(), "circlet-shop-"));
  await cp(catalog, data, { recursive: true });
  await symlink(await sharedImageFolder(), join(data, "images"));
  // The storefront starts later and picks its own port.
  const settings = { STOREFRONT_URL: "http://localhost:0", ...env };
  const services = await serveServices(data, settings, { showsErrors: true, hasTexts });
  const { url: platformUrl, extensionsUrl } = services;
  const storefront = await startStorefront(platformUrl, {
    STOREFRONT_EXTENSIONS_API_URL: extensionsUrl,
    ...env,
  });
  return {
    url: storefront.url,
    platformUrl,
    extensionsUrl,
    merchant: (...command) => merchantCommand(data, command, { ...env, STOREFRONT_URL: storefront.url }),
    sendAlerts: () =>
      merchantCommand(
        data,
        ["send-alerts"],
        { ...env, STOREFRONT_URL: storefront.url, STOREFRONT_API_URL: platformUrl },
        extensionsCli,
      ),
    importCsv: async (csv) => {
      const file = join(data, `import-${crypto.randomUUID()}.csv`);
      await writeFile(file, csv);
      await importCsv(file, data);
    },
    stop: async () => {
      await storefront.stop();
      await services.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Shared by all shops of a run: each image is rendered once. Playwright empties it at the start. */
async function sharedImageFolder(): Promise<string> {
  const folder = join(root, "tests/test-results/.images");
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Starts only a storefront, for the commerce service at `apiUrl`. */
export async function startStorefront(
  apiUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningService> {
  const program = serveStorefront(apiUrl, env, { showsErrors: true });
  return { url: await program.url(), stop: () => program.stop() };
}

/** Writes the demo catalog that shops copy. */
export async function prepareCatalog(folder: string): Promise<void> {
  await merchantCommand(folder, ["seed"]);
}
