import { rm } from "node:fs/promises";
import { catalogProducts } from "../../conformance/catalog-products.ts";
import { seededFolder } from "../../faults/faulty-shop.ts";
import type { Program } from "../../../.tasks/program.ts";
import { serveServices, serveStorefront } from "../../programs.ts";
import { type Target, targetsOf } from "./targets.ts";

/** A server under attack, with what its process shows to an operator. */
export interface AttackedServer extends Target {
  readonly program: Program;
  /** What its settings let it keep in memory. */
  readonly cacheMegabytes: number;
}

const pageCacheMegabytes = 10;

export interface AttackedShop {
  readonly servers: readonly AttackedServer[];
  /** The folder of the databases. */
  readonly data: string;
  stop(): Promise<void>;
}

/** The three servers as `pnpm start` runs them, logging errors only. */
export async function startAttackedShop(env: Readonly<Record<string, string>> = {}): Promise<AttackedShop> {
  const data = await seededFolder();
  const services = await serveServices(data, { PLATFORM_LOG: "errors", EXTENSIONS_LOG: "errors", ...env });
  const { url, extensionsUrl, commerce, extensions } = services;
  const storefront = serveStorefront(url, {
    STOREFRONT_EXTENSIONS_API_URL: extensionsUrl,
    STOREFRONT_PAGE_FRESH_SECONDS: "10",
    STOREFRONT_PAGE_CACHE_MEGABYTES: String(pageCacheMegabytes),
    ...env,
  });
  const storefrontUrl = await storefront.url();
  const product = (await catalogProducts(url)).find(({ isForSale }) => isForSale);
  const page = await (await fetch(storefrontUrl)).text();
  const targets = targetsOf({
    ports: { storefront: portOf(storefrontUrl), commerce: portOf(url), extensions: portOf(extensionsUrl) },
    asset: /\/assets\/[\w.-]+\.css/.exec(page)?.[0] ?? "",
    product: `/products/${product?.handle}`,
  });
  const programs = [storefront, commerce, extensions];
  return {
    servers: targets.map((target, index) => ({
      ...target,
      program: programs[index]!,
      cacheMegabytes: programs[index] === storefront ? pageCacheMegabytes : 0,
    })),
    data,
    stop: async () => {
      await storefront.stop();
      await services.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

const portOf = (url: string) => Number(new URL(url).port);
