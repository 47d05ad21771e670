import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { vi } from "vitest";
import { compression } from "../../../storefront/server/node/compression.ts";
import { PageCache } from "../../../storefront/server/pages/page-cache.ts";
import { readSettings } from "../../../storefront/server/settings/settings.ts";
import { startMockedPlatform } from "../../conformance/mocked-platform.ts";
import { importCsv } from "../../e2e/import-csv.ts";
import { serveServices } from "../../programs.ts";
import { seededFolder } from "../faulty-shop.ts";
import type { Visit } from "./visits.ts";

/** Changes the response to one operation. The signal aborts when the storefront stops waiting. */
export interface Injection {
  readonly operation: string;
  readonly change: (body: string, signal: AbortSignal) => string | Promise<string>;
}

/** An operation that a request sent, also several times. */
export interface SentOperation {
  readonly name: string;
  readonly document: string;
  readonly responses: readonly string[];
}

/** The built storefront in this process, with recorded responses of the local services. */
export interface ReplayedShop {
  readonly platformUrl: string;
  /** The operations that a request sends, with their responses. */
  operationsOf(visit: Visit): Promise<readonly SentOperation[]>;
  /** A request to a storefront that knows nothing of earlier responses. */
  visit(visit: Visit, injection: Injection): Promise<Response>;
  close(): Promise<void>;
}

interface Shop {
  request(url: string, init: RequestInit): Promise<Response>;
}

// Imported by address, because the types of the server need those of its build.
const storefront = new URL("../../../storefront/", import.meta.url);
const { createPageHandler, routeAt } = (await import(new URL("build/server/index.js", storefront).href)) as {
  createPageHandler: (settings: object) => unknown;
  routeAt: unknown;
};
const { shopApp } = (await import(new URL("server/app.ts", storefront).href)) as {
  shopApp: (options: object) => Shop;
};

/** Long lists take most of the time and say nothing new. */
const longLists = new Set(["nodes", "edges", "products", "getReviews", "getSuggestedProducts"]);
const shortened = (key: string, value: unknown): unknown =>
  longLists.has(key) && Array.isArray(value) ? value.slice(0, 4) : value;

/** A product with two prices, and with more variants than one response holds: the demo has none. */
const manyVariants = `Handle,Title,Option1 Name,Option1 Value,Variant Price
kimono,Kimono,Size,S,20
${Array.from({ length: 250 }, (_, index) => `kimono,,Size,${index},50`).join("\n")}
`;

/** What a merchant writes. The local service has none of it, so a mock of the platform's schema responds. */
const merchantOperations = new Set([
  "ArticleHandles",
  "PageHandles",
  "BlogArticle",
  "BlogArticles",
  "ContentPage",
  "ShopPolicies",
  "UrlRedirects",
]);
const oldAddress = { path: "/old-address", target: "/brands" };

/** Milliseconds. Recorded responses arrive at once, so only those that never arrive are waited for. */
const replayTimeout = "100";

export async function openReplayedShop(env: Readonly<Record<string, string>> = {}): Promise<ReplayedShop> {
  const data = await seededFolder();
  await writeFile(join(data, "kimono.csv"), manyVariants);
  await importCsv(join(data, "kimono.csv"), data);
  const services = await serveServices(data);
  const merchant = await startMockedPlatform(true, undefined, { UrlRedirect: () => oldAddress });
  const recorded = new Map<string, string>();
  let sent: { name: string; document: string; response: string }[] = [];
  let injected: Injection | undefined;
  const { fetch } = globalThis;

  vi.stubGlobal("fetch", async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    if (typeof init.body !== "string") return fetch(input, init);
    const { operationName: name, query } = JSON.parse(init.body) as { operationName: string; query: string };
    const key = `${input} ${init.body}`;
    const service = merchantOperations.has(name) ? merchant.url : input;
    const known =
      recorded.get(key) ?? JSON.stringify(JSON.parse(await (await fetch(service, init)).text(), shortened));
    recorded.set(key, known);
    sent.push({ name, document: query, response: known });
    const signal = init.signal ?? new AbortController().signal;
    const change = injected && injected.operation === name ? injected.change : undefined;
    const body = change ? await change(known, signal) : known;
    return new Response(body, { headers: { "Content-Type": "application/json" } });
  });

  async function request({ path, init, env: own }: Visit, timeout?: string): Promise<Response> {
    const settings = readSettings({
      STOREFRONT_URL: "http://localhost:3000",
      STOREFRONT_API_URL: services.url,
      STOREFRONT_EXTENSIONS_API_URL: services.extensionsUrl,
      ...(timeout !== undefined && { STOREFRONT_API_TIMEOUT: timeout }),
      ...env,
      ...own,
    });
    const app = shopApp({
      settings,
      pages: new PageCache({ size: 0 }),
      purge: async () => undefined,
      handle: createPageHandler(settings),
      routeAt,
      compression,
    });
    return app.request(settings.url + path, init);
  }

  return {
    platformUrl: services.url,
    async operationsOf(visit) {
      sent = [];
      await (await request(visit)).text();
      return [...Map.groupBy(sent, ({ name }) => name)].map(([name, calls]) => ({
        name,
        document: calls[0]!.document,
        responses: calls.map(({ response }) => response),
      }));
    },
    async visit(visit, injection) {
      injected = injection;
      const response = await request(visit, replayTimeout);
      injected = undefined;
      return response;
    },
    async close() {
      vi.unstubAllGlobals();
      await services.stop();
      await merchant.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
