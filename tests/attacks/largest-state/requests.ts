import { operationsOf } from "../../../graphql/commerce-service/tests/operations.fixture.ts";
import type { AttackedShop } from "../http-grammar/attacked-shop.ts";

const services = {
  storefrontApi: { server: 1, path: "/api/2026-04/graphql.json", operations: operationsOf(".") },
  customer: {
    server: 1,
    path: "/account/customer/api/unstable/graphql",
    operations: operationsOf("customer"),
  },
  extensions: { server: 2, path: "/", operations: operationsOf("extensions") },
} as const;

/** Sends what the storefront sends, each time from another network, so that no limit but that of the state is met. */
export class Requests {
  readonly #origins: readonly string[];
  #count = 0;
  #token: string | undefined;

  constructor({ servers }: AttackedShop) {
    this.#origins = servers.map(({ port }) => `http://localhost:${port}`);
  }

  get count(): number {
    return this.#count;
  }

  get commerceUrl(): string {
    return this.#origins[1]!;
  }

  signIn(token: string): void {
    this.#token = token;
  }

  network(): { readonly "x-forwarded-for": string } {
    this.#count += 1;
    return { "x-forwarded-for": `198.51.${this.#count >> 8}.${this.#count & 255}` };
  }

  /** One of the storefront's operations, or another document. Rejects unless its data comes without errors. */
  async ask<Data = unknown>(
    service: keyof typeof services,
    operation: string,
    variables: object = {},
  ): Promise<Data> {
    const { server, path, operations } = services[service];
    const query = operations.get(operation) ?? operation;
    const response = await fetch(this.#origins[server]! + path, {
      method: "POST",
      headers: {
        ...this.network(),
        "content-type": "application/json",
        ...(this.#token && service !== "storefrontApi" && { authorization: this.#token }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    const { data, errors } = JSON.parse(text) as { data?: Data; errors?: unknown };
    const problems = /"userErrors":\[\{[^\]]*\]/.exec(text)?.[0];
    if (!data || errors || problems) throw new Error(`${operation}: ${text.slice(0, 500)} ${problems}`);
    return data;
  }

  /** A page or file of the storefront. Rejects unless it is there. */
  async visit(path: string, init: RequestInit = {}): Promise<string> {
    return this.#read(this.#origins[0]! + path, init);
  }

  /** A page of the commerce service. */
  async visitService(path: string, init: RequestInit = {}): Promise<string> {
    return this.#read(this.#origins[1]! + path, init);
  }

  async #read(url: string, init: RequestInit): Promise<string> {
    const headers = { ...this.network(), ...(init.headers as Record<string, string> | undefined) };
    const response = await fetch(url, { ...init, headers });
    const text = await response.text();
    // A checkout that cannot be paid is a page, too.
    if (![200, 402, 409, 422].includes(response.status))
      throw new Error(`${url}: ${response.status} ${text.slice(0, 300)}`);
    return text;
  }
}
