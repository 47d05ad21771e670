import { rm } from "node:fs/promises";
import { catalogProducts } from "../../conformance/catalog-products.ts";
import { seededFolder } from "../../faults/faulty-shop.ts";
import type { Program } from "../../../.tasks/program.ts";
import { serveServices, serveStorefront } from "../../programs.ts";
import { reportsPauses } from "../harm.ts";
import { agentPaths } from "../../../storefront/server/agent-endpoints.ts";
import { startHostedPlatform } from "./hosted-platform.ts";
import { type Target, targetsOf } from "./targets.ts";

/** A server under attack, with what its process shows to an operator. */
export interface AttackedServer extends Target {
  readonly program: Program;
  /** What its settings let it keep in memory. */
  readonly cacheMegabytes: number;
}

const pageCacheMegabytes = 10;

const storefrontSettings = {
  ...reportsPauses,
  STOREFRONT_PAGE_FRESH_SECONDS: "10",
  STOREFRONT_PAGE_CACHE_MEGABYTES: String(pageCacheMegabytes),
};

export interface AttackedShop {
  readonly servers: readonly AttackedServer[];
  /** The folder of the databases. */
  readonly data: string;
  stop(): Promise<void>;
}

/** The three servers as `pnpm start` runs them, logging errors only, and with `reportsPauses`. */
export async function startAttackedShop(): Promise<AttackedShop> {
  const data = await seededFolder();
  const services = await serveServices(data, {
    PLATFORM_LOG: "errors",
    EXTENSIONS_LOG: "errors",
    ...reportsPauses,
  });
  const { url, extensionsUrl, commerce, extensions } = services;
  const storefront = serveStorefront(url, {
    ...storefrontSettings,
    STOREFRONT_EXTENSIONS_API_URL: extensionsUrl,
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

/** Adds a storefront whose commerce service is a hosted platform: it forwards assistants, and has no extensions. */
export async function withHostedStorefront(shop: AttackedShop): Promise<AttackedShop> {
  const [local, commerce] = shop.servers;
  if (!local || !commerce) throw new Error("The shop has no storefront");
  const platform = await startHostedPlatform(`http://localhost:${commerce.port}`);
  const program = serveStorefront(platform.url, { ...storefrontSettings, STOREFRONT_EXTENSIONS_API_URL: "" });
  const images = `/images/${new URL(platform.url).host}/cdn`;
  const hosted: AttackedServer = {
    ...local,
    name: "hosted storefront",
    port: portOf(await program.url()),
    // What only this storefront forwards is attacked twice as often as the rest.
    paths: [...local.paths, ...agentPaths, `${images}/*.jpg`, `${images}/streamed/*.jpg`],
    program,
  };
  const stop = async () => {
    await program.stop();
    await platform.stop();
    await shop.stop();
  };
  return { ...shop, servers: [...shop.servers, hosted], stop };
}

const portOf = (url: string) => Number(new URL(url).port);
