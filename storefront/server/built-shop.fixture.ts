import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { vi } from "vitest";
import { readSettings } from "./settings/settings.ts";
import { startStorefront } from "./start-storefront.ts";

type Answer = (response: ServerResponse) => void;

/** Responses by operation. "*" is the default; without it, other operations get an empty response. */
type Answers = Readonly<Record<string, Answer>>;

interface Asked {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly headers: IncomingHttpHeaders;
}

export const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));

export const pageInfo = { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false };
export const usd = (amount: string) => ({ amount, currencyCode: "USD" });

/** A product of a listing. */
export const card = (number: number) => ({
  id: `gid://shopify/Product/${number}`,
  handle: `coat-${number}`,
  title: "Coat",
  vendor: "Maren & Co",
  productType: "",
  availableForSale: true,
  images: { nodes: [] },
  options: [],
  priceRange: { minVariantPrice: usd("40.0"), maxVariantPrice: usd("40.0") },
  compareAtPriceRange: { minVariantPrice: usd("0.0") },
  metafields: [],
});

export const down = json({}, 503);
export const noProduct = json({ data: { product: null } });

export const isBranded = (html: string) => html.includes("Skip to content") && html.includes("Circlet");

/** Pages wait one second for optional data, which may be too short on a busy machine. Tests wait a minute. */
export function waitLonger(): void {
  const { setTimeout } = globalThis;
  vi.spyOn(globalThis, "setTimeout").mockImplementation((work: () => void, delay = 0) =>
    setTimeout(work, delay < 1000 ? delay : 60_000),
  );
}

/** A merchant has no redirects unless a test says so. */
const usual: Answers = { UrlRedirects: json({ data: { urlRedirects: { nodes: [] } } }) };

/** The last build of the shop with a commerce service that the test controls. */
export class BuiltShop {
  answers: Answers = {};
  asked: Asked[] = [];
  readonly #service = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const operation = { ...(JSON.parse(body) as Asked), headers: request.headers };
    this.asked.push(operation);
    const { operationName: name } = operation;
    (this.answers[name] ?? usual[name] ?? this.answers["*"] ?? json({ data: {} }))(response);
  });
  #url = "";
  #close = async (): Promise<void> => undefined;
  readonly #apiTimeout: number;

  /** @param apiTimeout Milliseconds. Lower only for unresponsive services, as a busy machine is slow, too. */
  constructor(apiTimeout = 10_000) {
    this.#apiTimeout = apiTimeout;
  }

  async open(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    await new Promise<void>((listening) => this.#service.listen(0, "127.0.0.1", listening));
    const { port } = this.#service.address() as AddressInfo;
    const shop = await startStorefront(
      readSettings({
        STOREFRONT_PORT: "0",
        STOREFRONT_API_URL: `http://127.0.0.1:${port}`,
        STOREFRONT_EXTENSIONS_API_URL: `http://127.0.0.1:${port}`,
        STOREFRONT_API_TIMEOUT: String(this.#apiTimeout),
        STOREFRONT_PAGE_FRESH_SECONDS: "0",
        ...environment,
      }),
    );
    this.#url = shop.url;
    this.#close = () => shop.close();
  }

  async close(): Promise<void> {
    await this.#close();
    this.#service.closeAllConnections();
    this.#service.close();
  }

  async get(path: string, init: RequestInit = {}) {
    const response = await fetch(this.#url + path, { redirect: "manual", ...init });
    return { status: response.status, headers: response.headers, html: await response.text() };
  }
}
