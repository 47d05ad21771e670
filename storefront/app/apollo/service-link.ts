import { ApolloLink } from "@apollo/client";
import { ServerError } from "@apollo/client/errors";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { HttpLink } from "@apollo/client/link/http";
import { catchError, from, mergeMap, tap, throwError } from "rxjs";
import { retryLink } from "./retry-link";
import { takesCustomerToken, type RouteHeaders, serviceRoute } from "./service-route";
import type { ServiceSettings } from "~/settings/service-settings";
import { anySignal } from "~/http/any-signal";

/** The signed-in customer's tokens. */
export interface ServiceSession {
  /** Null for visitors. Rejects when the token is not available right now. */
  token(): Promise<string | null>;
  /** The token to use after a service rejected `stale`; null if the session has ended. */
  renewed(stale: string): Promise<string | null>;
}

export interface ServiceLinkOptions {
  readonly settings: ServiceSettings;
  /** Used by operations that run as the customer. */
  readonly session?: ServiceSession;
  /** Defaults to the browser's `fetch`. */
  readonly fetch?: typeof fetch;
  /** Checks responses before anything reads them. */
  readonly check?: ApolloLink;
}

export type Extensions = Readonly<Record<string, unknown>>;

export interface OperationContext {
  readonly signal?: AbortSignal | undefined;
  /** The customer's token after a refresh. */
  readonly token?: string;
  /** Sent to the Storefront API in place of the public token. */
  readonly storefrontHeaders?: RouteHeaders | undefined;
  /** Receives the response's extensions, which Apollo Client drops. */
  readonly onExtensions?: (extensions: Extensions) => void;
}

/** Sends an operation to its service, with the customer's token if it needs one. */
export function serviceLink({ settings, session, fetch, check }: ServiceLinkOptions): ApolloLink {
  return ApolloLink.from([
    extensionsLink(),
    ...(check ? [check] : []),
    retryLink(settings.apiTimeout),
    ...(session ? [renewalLink(session)] : []),
    routeLink(settings, session),
    new HttpLink({
      includeExtensions: false,
      headers: { accept: "application/json" },
      ...(fetch && { fetch }),
    }),
  ]);
}

function extensionsLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { onExtensions } = operation.getContext() as OperationContext;
    return forward(operation).pipe(tap(({ extensions }) => extensions && onExtensions?.(extensions)));
  });
}

/** Repeats with a new token after a rejection. Safe for mutations, because a rejected one was not executed. */
function renewalLink(session: ServiceSession): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (!ServerError.is(error) || error.statusCode !== 401) return undefined;
    const { headers } = operation.getContext();
    const stale = headers?.["Authorization"];
    if (!stale) return undefined;
    return from(session.renewed(stale)).pipe(
      mergeMap((token) => {
        if (!token) return throwError(() => error);
        operation.setContext({ token });
        return forward(operation).pipe(catchError(throwFailure));
      }),
    );
  });
}

/** If a service rejects even a fresh token, it is broken; signing in again would not help. */
function throwFailure(error: unknown): never {
  const isRejected = ServerError.is(error) && error.statusCode === 401;
  throw isRejected ? new Error("The service rejected a fresh token", { cause: error }) : error;
}

function routeLink(settings: ServiceSettings, session: ServiceSession | undefined): ApolloLink {
  return new SetContextLink(async (context, { operationName = "", operationType }) => {
    const { signal, token, storefrontHeaders } = context as OperationContext;
    const sent = takesCustomerToken(operationName) ? (token ?? (await session?.token()) ?? null) : null;
    const timeout = AbortSignal.timeout(settings.apiTimeout);
    signal?.throwIfAborted();
    return {
      ...serviceRoute(operationName, settings, sent, storefrontHeaders),
      fetchOptions: {
        // Lets the request finish if the shopper leaves the page.
        keepalive: operationType === "mutation",
        signal: signal ? anySignal([timeout, signal]) : timeout,
      },
    };
  });
}
