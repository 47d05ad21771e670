import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { catalogProducts } from "../conformance/catalog-products.ts";
import { createCartWithAllVariants } from "../e2e/service-carts.ts";
import { root, type RunningService, runCommand, startService } from "../e2e/start-service.ts";
import { startStorefront } from "../e2e/shop.ts";
import { type Upstream, startUpstream } from "./upstream.ts";

export const platformCli = join(root, "graphql/commerce-service/src/cli.ts");

/** Milliseconds that the storefront waits for a service. */
export const apiTimeout = 1_000;

/** A shop whose services can be made to misbehave, with a product for sale and a cart that contains it. */
export interface FaultyShop {
  readonly commerce: Upstream;
  readonly extensions: Upstream;
  readonly platform: RunningService;
  readonly storefront: RunningService;
  readonly data: string;
  readonly handle: string;
  /** The product's name on its page. */
  readonly title: string;
  readonly cartId: string;
  stop(): Promise<void>;
}

/** A data folder with a small demo catalog. */
export async function smallCatalog(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), "circlet-faults-"));
  await runCommand([platformCli, "seed", "--products", "40"], { CIRCLET_DATA_DIR: data });
  return data;
}

export function startPlatform(data: string, env: Readonly<Record<string, string>> = {}) {
  return startService(
    [platformCli, "serve"],
    {
      NODE_ENV: "production",
      PLATFORM_LOG: "off",
      PLATFORM_PORT: "0",
      EXTENSIONS_PORT: "0",
      CIRCLET_DATA_DIR: data,
      ...env,
    },
    2,
  );
}

export async function startFaultyShop(env: Readonly<Record<string, string>> = {}): Promise<FaultyShop> {
  const data = await smallCatalog();
  const platform = await startPlatform(data);
  const commerce = await startUpstream(platform.url);
  const extensions = await startUpstream(platform.addresses[1] ?? "");
  const storefront = await startStorefront(commerce.url, {
    STOREFRONT_EXTENSIONS_API_URL: extensions.url,
    STOREFRONT_API_TIMEOUT: String(apiTimeout),
    ...env,
  });
  const product = (await catalogProducts(platform.url)).find(({ isForSale }) => isForSale);
  if (!product) throw new Error("The catalog has no product for sale");
  const { handle } = product;
  const page = await (await fetch(`${storefront.url}/products/${handle}`)).text();
  const stop = async () => {
    commerce.close();
    extensions.close();
    await storefront.stop();
    await platform.stop();
    await rm(data, { recursive: true, force: true });
  };
  return {
    commerce,
    extensions,
    platform,
    storefront,
    data,
    handle,
    title: headingOf(page),
    cartId: await createCartWithAllVariants(platform.url, handle),
    stop,
  };
}

function headingOf(page: string): string {
  const start = page.indexOf("<h1");
  return page.slice(page.indexOf(">", start) + 1, page.indexOf("</h1>", start));
}
