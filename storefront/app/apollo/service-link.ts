import { ApolloLink } from "@apollo/client";
import { ServerError, ServerParseError } from "@apollo/client/errors";
import { print } from "@apollo/client/utilities";
import { defer, finalize, from } from "rxjs";
import { isCustomers, type ServiceRoute, serviceRoute } from "./service-route";
import type { ServiceSettings } from "./service-settings";

/** The signed-in customer's tokens. */
export interface ServiceSession {
  /** Null for a visitor. Rejects when it cannot be had right now. */
  token(): Promise<string | null>;
  /** The one after a token that a service would not take; null when the session is over. */
  renewed(stale: string): Promise<string | null>;
}

export interface ServiceLinkOptions {
  readonly settings: ServiceSettings;
  /** Asked for the operations that go out as the customer. */
  readonly session?: ServiceSession;
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
      let isUnderWay = true;
      const answer = send(operation, options, leaving).finally(() => {
        isUnderWay = false;
      });
      // Giving up an answer that is here would cost as much as asking for it.
      return from(answer).pipe(finalize(() => isUnderWay && leaving.abort()));
    }),
  );
}

interface OperationContext {
  readonly signal?: AbortSignal;
  readonly onExtensions?: (told: Extensions) => void;
}

interface ServiceAnswer {
  readonly response: Response;
  readonly bodyText: string;
}

async function send(
  operation: ApolloLink.Operation,
  { settings, session }: ServiceLinkOptions,
  leaving: AbortController,
): Promise<ApolloLink.Result> {
  const name = operation.operationName ?? "";
  const post = (token: string | null) =>
    postTo(serviceRoute(name, settings, token), operation, settings, leaving);
  const token = session && isCustomers(name) ? await session.token() : null;
  const first = await post(token);
  // Refused before anything was done: sending it again, changes included, does nothing twice.
  const next = token && session && first.response.status === 401 ? await session.renewed(token) : null;
  const answer = readAnswer(next ? await post(next) : first, name);
  const { onExtensions } = operation.getContext() as OperationContext;
  if (answer.extensions) onExtensions?.(answer.extensions);
  return answer;
}

async function postTo(
  { url, headers }: ServiceRoute,
  operation: ApolloLink.Operation,
  { apiTimeout }: ServiceSettings,
  leaving: AbortController,
): Promise<ServiceAnswer> {
  const { signal } = operation.getContext() as OperationContext;
  // Not `AbortSignal.timeout`, which would keep the operation in memory until its time is over.
  const timer = setTimeout(() => leaving.abort(tookTooLong()), apiTimeout);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
      body: JSON.stringify({
        operationName: operation.operationName ?? "",
        variables: operation.variables,
        query: print(operation.query),
      }),
      // What a shopper has just done is still done when they leave the page at once.
      keepalive: operation.operationType === "mutation",
      signal: signal ? AbortSignal.any([leaving.signal, signal]) : leaving.signal,
    });
    return { response, bodyText: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}

function tookTooLong(): DOMException {
  return new DOMException("The service took too long to answer", "TimeoutError");
}

function readAnswer({ response, bodyText }: ServiceAnswer, operationName: string): ApolloLink.Result {
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
