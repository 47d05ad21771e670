import type { GraphQLSchema } from "graphql";
import { createYoga, maskError } from "graphql-yoga";
import { createContext } from "../context.ts";
import type { Customer } from "../identity/customer.ts";
import type { Platform } from "../platform.ts";
import { limits } from "./limits.ts";
import { searchCorrections } from "./search-corrections.ts";

export interface GraphqlRequest {
  /** As it came, not yet parsed. */
  readonly body: string;
  /** The Accept header. */
  readonly accept: string | undefined;
  /** Who asks, when the request brought a customer's token. */
  readonly customer: Customer | undefined;
}

export interface GraphqlAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers one GraphQL request. Undefined when that took too long. */
export type GraphqlService = (request: GraphqlRequest) => Promise<GraphqlAnswer | undefined>;

export function createGraphqlService(platform: Platform, schema: GraphQLSchema): GraphqlService {
  const { settings, log } = platform;
  const yoga = createYoga<Pick<GraphqlRequest, "customer">>({
    schema,
    context: ({ customer }) => createContext(platform, customer),
    graphqlEndpoint: "*",
    plugins: [limits({ introspection: settings.mode !== "production" }), searchCorrections()],
    maskedErrors: {
      errorMessage: "Something went wrong.",
      maskError: (error, message) => {
        const masked = maskError(error, message, false);
        if (masked !== error) log("failure", { error: stackOf(error) });
        return masked;
      },
    },
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
  });

  return async ({ body, accept = "application/json", customer }) => {
    const late = AbortSignal.timeout(settings.requestSeconds * 1000);
    const headers = { "content-type": "application/json", accept };
    const request = new Request("http://platform.invalid/", { method: "POST", headers, body, signal: late });
    const response = await Promise.race([
      yoga.fetch(request, { customer }),
      new Promise<undefined>((resolve) => {
        late.addEventListener("abort", () => resolve(undefined), { once: true });
      }),
    ]);
    return (
      response && {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      }
    );
  };
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { originalError } = error as { originalError?: unknown };
  return originalError instanceof Error ? stackOf(originalError) : (error.stack ?? error.message);
}
