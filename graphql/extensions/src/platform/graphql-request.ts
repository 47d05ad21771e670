import pLimit from "p-limit";
import * as v from "valibot";
import { cappedText } from "./capped-text.ts";

/** The platform could not be reached, took too long or answered with an error. */
export class ShopUnavailable extends Error {
  override readonly name = "ShopUnavailable";
}

/** The platform does not accept the token. */
export class TokenRejected extends Error {
  override readonly name = "TokenRejected";
}

/** Milliseconds to wait for the platform. */
const timeout = 5_000;

/** Runs a request in turn, or rejects with `ShopUnavailable`. */
export type RequestQueue = <Data>(send: () => Promise<Data>) => Promise<Data>;

/** Sends at most `atOnce` requests; the others' timeout starts later. Beyond `mostWaiting`, clients would give up. */
function requestQueue(atOnce: number, mostWaiting: number): RequestQueue {
  const queueSearch = pLimit(atOnce);
  return (send) =>
    queueSearch.pendingCount >= mostWaiting
      ? Promise.reject(new ShopUnavailable(`${mostWaiting} requests wait for the platform`))
      : queueSearch(send);
}

const mainQueue = requestQueue(32, 500);

const answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    data: v.nullish(v.unknown()),
    errors: v.optional(
      v.array(
        v.object({ message: v.string(), extensions: v.optional(v.object({ code: v.optional(v.string()) })) }),
      ),
    ),
  }),
);

export interface GraphqlRequest<Data> {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** What the response's data must look like. */
  readonly data: v.GenericSchema<unknown, Data>;
  readonly queue?: RequestQueue;
  /** Accepts a response with errors if its data is as described. */
  readonly isPartial?: boolean;
}

/** Sends a query to the platform. Throws `TokenRejected` or `ShopUnavailable`. */
export function requestGraphql<Data>(request: GraphqlRequest<Data>): Promise<Data> {
  const { queue = mainQueue } = request;
  return queue(() => sendRequest(request));
}

async function sendRequest<Data>(request: GraphqlRequest<Data>): Promise<Data> {
  const { url, headers, query, variables = {} } = request;
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
    redirect: "error",
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw new ShopUnavailable(`${new URL(url).host} does not respond`, { cause });
  });
  if (response.status === 401 || response.status === 403)
    throw new TokenRejected(`Status ${response.status}`);
  if (!response.ok) throw new ShopUnavailable(`Status ${response.status}`);
  const body = await cappedText(response).catch((cause: unknown) => {
    throw new ShopUnavailable("The response could not be read", { cause });
  });
  const parsed = v.safeParse(answer, body);
  if (!parsed.success) throw new ShopUnavailable("The response is not GraphQL");
  const [error] = parsed.output.errors ?? [];
  if (error?.extensions?.code === "UNAUTHENTICATED") throw new TokenRejected(error.message);
  if (error && !request.isPartial) throw new ShopUnavailable(error.message);
  const data = v.safeParse(request.data, parsed.output.data);
  if (!data.success)
    throw new ShopUnavailable(error?.message ?? "The response does not match the API's schema");
  return data.output;
}

/** Whether the platform, not this service, caused the error. */
export function isShopError(error: unknown): boolean {
  return error instanceof ShopUnavailable || error instanceof TokenRejected;
}
