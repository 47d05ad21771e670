import { isLoopback } from "@circlet/service-kit/http/loopback";
import { readBody } from "@circlet/service-kit/http/read-body";
import { cappedFetch } from "../app/http/capped-fetch.ts";

/** What assistants ask a hosted platform for, and how: its profile, and its catalog and carts as tools. */
const endpoints: Readonly<Record<string, string>> = { "/.well-known/ucp": "GET", "/api/mcp": "POST" };

export const agentPaths = Object.keys(endpoints);

/** Nothing else passes: no cookies, no addresses of visitors. */
const requestHeaders = ["Accept", "Content-Type", "Mcp-Session-Id", "Mcp-Protocol-Version"];
const responseHeaders = ["Content-Type", "Mcp-Session-Id", "Retry-After"];
const responseTypes = /^(?:application\/json|text\/event-stream)(?:;|$)/i;

/** Bytes. */
const largestRequest = 64 * 1024;
const largestResponse = 1024 * 1024;

interface Platform {
  readonly apiUrl: string;
  readonly apiTimeout: number;
  /** The local service has no such endpoints. */
  readonly isHosted?: boolean;
}

/** Forwards an assistant's request to the hosted platform, in turn once it has been read. */
export async function forwardAgent(
  request: Request,
  { apiUrl, apiTimeout, isHosted = !isLoopback(apiUrl) }: Platform,
  inTurn: (ask: () => Promise<Response>) => Promise<Response> = (ask) => ask(),
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const method = endpoints[pathname];
  if (!method || !isHosted) return failure(404);
  if (request.method !== method) return failure(405);
  const body = method === "POST" ? await readBody(request, largestRequest) : undefined;
  if (body === null) return failure(413);
  return inTurn(() => ask(request, apiUrl + pathname, { method, body, apiTimeout }));
}

interface Question {
  readonly method: string;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  readonly apiTimeout: number;
}

async function ask(request: Request, url: string, { method, body, apiTimeout }: Question): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(apiTimeout)]);
  const headers = namedHeaders(request.headers, requestHeaders);
  const init = { method, headers, redirect: "manual" as const, signal, ...(body && { body }) };
  const response = await cappedFetch(url, init, largestResponse).catch(() => null);
  if (!response) return failure(502);
  const type = response.headers.get("Content-Type");
  // A notification is accepted without an answer.
  if (type === null ? response.status !== 202 : !responseTypes.test(type)) return failure(502);
  const { status } = response;
  return new Response(response.body, { status, headers: namedHeaders(response.headers, responseHeaders) });
}

function namedHeaders(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

const failure = (status: number) => new Response(null, { status, headers: { "Cache-Control": "no-store" } });
