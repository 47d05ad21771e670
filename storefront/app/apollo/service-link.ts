import { ApolloLink } from "@apollo/client";
import { ServerError, ServerParseError } from "@apollo/client/errors";
import { print } from "@apollo/client/utilities";
import { defer, finalize, from } from "rxjs";
import { serviceRoute } from "./service-route";
import type { ServiceSettings } from "./service-settings";

export interface ServiceLinkOptions {
  readonly settings: ServiceSettings;
  /** The signed-in customer's token, or null. */
  readonly accessToken?: () => string | null;
}

/** What a service tells beside its data, by its own names. */
export type Extensions = Readonly<Record<string, unknown>>;

/**
 * Sends an operation to its service: POST with operationName, variables and query. Fails with the errors of
 * specification B8: "Response not successful" with the status, a parse error, "Server response was missing for query".
 * An AbortSignal in the operation's context gives it up; an `onExtensions` in it is told of the answer's extensions.
 */
export function serviceLink(options: ServiceLinkOptions): ApolloLink {
  return new ApolloLink((operation) =>
    defer(() => {
      const leaving = new AbortController();
      return from(send(operation, options, leaving.signal)).pipe(finalize(() => leaving.abort()));
    }),
  );
}

interface OperationContext {
  readonly signal?: AbortSignal;
  readonly onExtensions?: (told: Extensions) => void;
}

async function send(
  operation: ApolloLink.Operation,
  { settings, accessToken }: ServiceLinkOptions,
  leaving: AbortSignal,
): Promise<ApolloLink.Result> {
  const name = operation.operationName ?? "";
  const { signal, onExtensions } = operation.getContext() as OperationContext;
  const { url, headers } = serviceRoute(name, settings, accessToken?.() ?? null);
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
    body: JSON.stringify({
      operationName: name,
      variables: operation.variables,
      query: print(operation.query),
    }),
    // What a shopper has just done is still done when they leave the page at once.
    keepalive: operation.operationType === "mutation",
    signal: AbortSignal.any([leaving, AbortSignal.timeout(settings.apiTimeout), ...(signal ? [signal] : [])]),
  });
  const answer = readAnswer(response, await response.text(), name);
  if (answer.extensions) onExtensions?.(answer.extensions);
  return answer;
}

function readAnswer(response: Response, bodyText: string, operationName: string): ApolloLink.Result {
  if (response.status >= 300) {
    throw new ServerError(`Response not successful: Received status code ${response.status}`, {
      response,
      bodyText,
    });
  }
  const answer = parse(response, bodyText);
  if (!isAnswer(answer)) {
    throw new ServerError(`Server response was missing for query '${operationName}'.`, {
      response,
      bodyText,
    });
  }
  return answer;
}

function parse(response: Response, bodyText: string): unknown {
  try {
    return JSON.parse(bodyText);
  } catch (error) {
    throw new ServerParseError(error, { response, bodyText });
  }
}

function isAnswer(answer: unknown): answer is ApolloLink.Result {
  return typeof answer === "object" && answer !== null && ("data" in answer || "errors" in answer);
}
