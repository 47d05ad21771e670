import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readSettings } from "./settings.ts";
import { startStorefront } from "./start-storefront.ts";

/** An answer of the commerce service. */
type Answer = (response: ServerResponse) => void;

/** Answers by operation; "*" is for those that are not named, and without it they get an empty one. */
type Answers = Readonly<Record<string, Answer>>;

interface Asked {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));

export const pageInfo = { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false };
export const usd = (amount: string) => ({ amount, currencyCode: "USD" });

/** The last build of the shop, before a commerce service that answers as a test says. */
export class BuiltShop {
  answers: Answers = {};
  asked: Asked[] = [];
  readonly #service = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const operation = JSON.parse(body) as Asked;
    this.asked.push(operation);
    (this.answers[operation.operationName] ?? this.answers["*"] ?? json({ data: {} }))(response);
  });
  #url = "";
  #close = async (): Promise<void> => undefined;

  async open(): Promise<void> {
    await new Promise<void>((listening) => this.#service.listen(0, "127.0.0.1", listening));
    const { port } = this.#service.address() as AddressInfo;
    const shop = await startStorefront(
      readSettings({
        STOREFRONT_PORT: "0",
        STOREFRONT_API_URL: `http://127.0.0.1:${port}`,
        STOREFRONT_API_TIMEOUT: "300",
        STOREFRONT_PAGE_FRESH_SECONDS: "0",
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
