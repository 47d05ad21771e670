import type { StorefrontSchemaVersion } from "@circlet/graphql/schema/storefront";
import { createYoga, maskError } from "graphql-yoga";
import { createContext } from "../context.ts";
import type { Platform } from "../platform.ts";
import { storefrontSchema } from "../schema.ts";
import { limits } from "./limits.ts";
import { searchCorrections } from "./search-corrections.ts";

/** Answers one GraphQL request whose body has been read. Undefined when that took too long. */
export type GraphqlService = (body: string, accept: string | undefined) => Promise<GraphqlAnswer | undefined>;

export interface GraphqlAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export function createGraphqlService(platform: Platform, version: StorefrontSchemaVersion): GraphqlService {
  const { settings, log } = platform;
  const yoga = createYoga({
    schema: storefrontSchema(version),
    context: () => createContext(platform),
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

  return async (body, accept = "application/json") => {
    const late = AbortSignal.timeout(settings.requestSeconds * 1000);
    const headers = { "content-type": "application/json", accept };
    const response = await Promise.race([
      yoga.fetch("http://platform.invalid/", { method: "POST", headers, body, signal: late }),
      new Promise<undefined>((resolve) => {
        late.addEventListener("abort", () => resolve(undefined), { once: true });
      }),
    ]);
    return (
      response && {
        status: response.status,
        contentType: response.headers.get("content-type") ?? "application/json; charset=utf-8",
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
