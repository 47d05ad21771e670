import type { IncomingMessage, ServerResponse } from "node:http";
import type { StorefrontSchemaVersion } from "@circlet/graphql/schema/storefront";
import { createYoga, maskError } from "graphql-yoga";
import { createContext } from "../context.ts";
import type { Platform } from "../platform.ts";
import { storefrontSchema } from "../schema.ts";
import { answerError } from "./answer.ts";
import { limits } from "./limits.ts";
import { searchCorrections } from "./search-corrections.ts";

/** Answers one GraphQL request whose body has been read. */
export type GraphqlService = (
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
) => Promise<void>;

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

  return async (request, response, body) => {
    const late = AbortSignal.timeout(settings.requestSeconds * 1000);
    const answer = await Promise.race([
      yoga.fetch("http://platform.invalid/", {
        method: "POST",
        headers: headersFor(request),
        body,
        signal: late,
      }),
      new Promise<undefined>((resolve) =>
        late.addEventListener("abort", () => resolve(undefined), { once: true }),
      ),
    ]);
    if (!answer) return answerError(response, 504, "TIMEOUT", "The answer took too long.");
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "application/json; charset=utf-8",
      "cache-control": "no-store",
    });
    response.end(await answer.text());
  };
}

function headersFor({ headers }: IncomingMessage): Record<string, string> {
  return { "content-type": "application/json", accept: headers.accept ?? "application/json" };
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { originalError } = error as { originalError?: unknown };
  return originalError instanceof Error ? stackOf(originalError) : (error.stack ?? error.message);
}
