import { join } from "node:path";
import { root } from "../e2e/start-service.ts";
import { end, type Program, runProgram } from "./run-program.ts";
import { platformCli } from "./faulty-shop.ts";

/** Starts the commerce service on a data folder, on free ports unless `env` sets them. */
export function serve(data: string, env: Readonly<Record<string, string>> = {}, limits?: string): Program {
  return runProgram([platformCli, "serve"], {
    env: {
      CIRCLET_DATA_DIR: data,
      PLATFORM_PORT: "0",
      EXTENSIONS_PORT: "0",
      PLATFORM_LOG: "off",
      ...env,
    },
    ...(limits && { limits }),
  });
}

/** Starts the storefront for a commerce service. */
export function serveStorefront(
  apiUrl: string,
  env: Readonly<Record<string, string>> = {},
  limits?: string,
): Program {
  return runProgram([join(root, "storefront/server/start.ts")], {
    env: {
      STOREFRONT_API_URL: apiUrl,
      STOREFRONT_EXTENSIONS_API_URL: `${apiUrl}/extensions`,
      STOREFRONT_PORT: "0",
      STOREFRONT_PAGE_FRESH_SECONDS: "0",
      STOREFRONT_API_TIMEOUT: "1000",
      ...env,
    },
    ...(limits && { limits }),
  });
}

/** Runs `use` with a program and ends the program afterwards, even after an error. */
export async function using<Result>(
  program: Program,
  work: (url: string, program: Program) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(await program.url, program);
  } finally {
    await end(program);
  }
}

export interface GraphqlAnswer {
  readonly status: number;
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/** Sends a query to the storefront API. */
export async function query(url: string, document: string, variables: object = {}): Promise<GraphqlAnswer> {
  const response = await fetch(`${url}/api/2023-10/graphql.json`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: document, variables }),
  });
  const body: object = await response.json().catch(() => ({}));
  return { ...body, status: response.status };
}

/** Creates an empty cart. Returns its id, or null if the service refused. */
export async function createCart(url: string): Promise<string | null> {
  const note = "n".repeat(400);
  const document = "mutation ($note: String) { cartCreate(input: { note: $note }) { cart { id } } }";
  const { data } = await query(url, document, { note });
  const created = data?.["cartCreate"] as { cart: { id: string } | null } | null | undefined;
  return created?.cart?.id ?? null;
}

/** The carts that the service still has. */
export async function keptCarts(url: string, ids: readonly string[]): Promise<string[]> {
  const kept: string[] = [];
  for (const id of ids) {
    const { data } = await query(url, "query ($id: ID!) { cart(id: $id) { id } }", { id });
    if (data?.["cart"]) kept.push(id);
  }
  return kept;
}
