import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Window } from "happy-dom";
import { catalogProducts } from "../conformance/catalog-products.ts";
import { createCartWithAllVariants } from "../e2e/service-carts.ts";
import { startStorefront } from "../e2e/shop.ts";
import { merchantCommand, type RunningService, serveServices } from "../programs.ts";
import { type Upstream, startUpstream } from "./upstream.ts";

/** Milliseconds that the storefront waits for a service. */
export const apiTimeout = 1_000;

/** A shop whose services can be made to misbehave, with a product for sale and a cart that contains it. */
export interface FaultyShop {
  readonly commerce: Upstream;
  readonly extensions: Upstream;
  readonly platformUrl: string;
  readonly storefront: RunningService;
  readonly data: string;
  readonly handle: string;
  readonly title: string;
  readonly cartId: string;
  stop(): Promise<void>;
}

/** A data folder with the demo shop. */
export async function seededFolder(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), "circlet-faults-"));
  await merchantCommand(data, ["seed"]);
  return data;
}

export async function startFaultyShop(env: Readonly<Record<string, string>> = {}): Promise<FaultyShop> {
  const data = await seededFolder();
  const services = await serveServices(data);
  const { url: platformUrl, extensionsUrl } = services;
  const commerce = await startUpstream(platformUrl);
  const extensions = await startUpstream(extensionsUrl);
  const storefront = await startStorefront(commerce.url, {
    STOREFRONT_EXTENSIONS_API_URL: extensions.url,
    STOREFRONT_API_TIMEOUT: String(apiTimeout),
    ...env,
  });
  const product = (await catalogProducts(platformUrl)).find(({ isForSale }) => isForSale);
  if (!product) throw new Error("The catalog has no product for sale");
  const { handle } = product;
  const page = await (await fetch(`${storefront.url}/products/${handle}`)).text();
  const stop = async () => {
    commerce.close();
    extensions.close();
    await storefront.stop();
    await services.stop();
    await rm(data, { recursive: true, force: true });
  };
  return {
    commerce,
    extensions,
    platformUrl,
    storefront,
    data,
    handle,
    title: headingOf(page),
    cartId: await createCartWithAllVariants(platformUrl, handle),
    stop,
  };
}

function headingOf(page: string): string {
  const { DOMParser } = new Window();
  const document = new DOMParser().parseFromString(page, "text/html");
  return document.querySelector("h1")?.textContent ?? "";
}
