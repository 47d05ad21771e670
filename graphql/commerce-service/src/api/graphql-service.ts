import type { GraphQLSchema } from "graphql";
import { withoutDetails } from "@circlet/service-kit/graphql-errors";
import { createYoga, maskError } from "graphql-yoga";
import type { Customer } from "../customers/customer-store.ts";
import { type ApiPlatform, createContext } from "./context.ts";
import { limits } from "./limits/limits.ts";
import { searchCorrections } from "./search/search-corrections.ts";
import { serializeInTurns } from "./serialize-in-turns.ts";
import { wrongVariables } from "./wrong-variables.ts";

export interface GraphqlRequest {
  readonly body?: string;
  readonly search?: string;
  readonly accept: string | null;
  readonly customer: Customer | undefined;
  /** The network of the request. Undefined for requests from this machine. */
  readonly network: string | undefined;
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal;
}

/** Executes a GraphQL request. Undefined after a timeout, or if the client leaves. */
export type GraphqlService = (request: GraphqlRequest) => Promise<Response | undefined>;

export function createGraphqlService(platform: ApiPlatform, schema: GraphQLSchema): GraphqlService {
  const { settings, log } = platform;
  const yoga = createYoga<Pick<GraphqlRequest, "customer" | "network" | "signal">>({
    schema,
    context: (request) => createContext(platform, request),
    graphqlEndpoint: "*",
    plugins: [limits(), wrongVariables(), searchCorrections(), serializeInTurns()],
    maskedErrors: {
      errorMessage: "Something went wrong.",
      maskError: (error, message) => {
        const masked = maskError(error, message, false);
        if (masked === error) return masked;
        log("failure", { error: stackOf(error) });
        return withoutDetails(error, masked);
      },
    },
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
  });

  return async ({ body, search = "", accept, customer, network, signal: leaving }) => {
    // A signal of its own: Yoga listens to it, and would keep the response in memory for as long as it is sent.
    const stopping = new AbortController();
    const { signal } = stopping;
    const stopped = Promise.withResolvers<undefined>();
    const stop = (): void => {
      stopping.abort();
      stopped.resolve(undefined);
    };
    if (leaving.aborted) stop();
    const timer = setTimeout(stop, settings.requestSeconds * 1000);
    leaving.addEventListener("abort", stop, { once: true });
    const headers = { "content-type": "application/json", accept: mediaType(accept) };
    // Yoga's own class, because Node's takes longer to create.
    const request = new yoga.fetchAPI.Request(`http://platform.invalid/${search}`, {
      headers,
      signal,
      ...(body === undefined ? { method: "GET" } : { method: "POST", body }),
    });
    const response = await Promise.race([yoga.fetch(request, { customer, network, signal }), stopped.promise])
      .catch((error: unknown) => {
        if (signal.aborted) return undefined;
        throw error;
      })
      .finally(() => {
        clearTimeout(timer);
        leaving.removeEventListener("abort", stop);
      });
    if (!response) return undefined;
    // Hono expects an instance of Node's own class.
    const { status } = response;
    const sent = { ...Object.fromEntries(response.headers), "cache-control": "no-store" };
    return new Response(streamOf(await response.text()), { status, headers: sent });
  };
}

/** A response made of text would keep the text beside its bytes. */
function streamOf(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}

/** As the hosted platform: JSON with status 200, unless only `application/graphql-response+json` is accepted. */
function mediaType(accept: string | null): string {
  return accept === null || /application\/json|\*\/\*/.test(accept) ? "application/json" : accept;
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { originalError } = error as { originalError?: unknown };
  return originalError instanceof Error ? stackOf(originalError) : (error.stack ?? error.message);
}
