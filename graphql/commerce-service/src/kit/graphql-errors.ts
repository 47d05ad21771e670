import { GraphQLError } from "graphql";
import { waitingTime } from "@circlet/service-kit/rate-limits/rate-limits";

/** An invalid argument. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}

/** An object that does not exist. */
export function notFound(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "NOT_FOUND" } });
}

/** A change that would exceed a limit. */
export function limitExceeded(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "LIMIT_EXCEEDED" } });
}

/** A request that was sent too often. Responds with status 429. */
export function tooManyRequests(seconds: number): GraphQLError {
  const message = `That was a lot at once. Please wait ${waitingTime(seconds)} and try again.`;
  return new GraphQLError(message, {
    extensions: { code: "THROTTLED", http: { status: 429, headers: { "retry-after": String(seconds) } } },
  });
}

/** A field or argument of the official schema that this service does not implement. */
export function notImplemented(what: string): GraphQLError {
  return new GraphQLError(`The local commerce service does not implement ${what}.`, {
    extensions: { code: "NOT_IMPLEMENTED" },
  });
}

/** A request that needs a customer's token and has none. Responds with status 401, as for an invalid token. */
export function unauthorized(): GraphQLError {
  return new GraphQLError("Sign in to do this.", {
    extensions: {
      code: "UNAUTHORIZED",
      http: { status: 401, headers: { "www-authenticate": "Bearer" } },
    },
  });
}
