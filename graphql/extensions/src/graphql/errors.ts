import { GraphQLError } from "graphql";

/** An invalid argument. */
export const badRequest = (message: string) =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });

/** An object that does not exist. */
export const notFound = (message: string) => new GraphQLError(message, { extensions: { code: "NOT_FOUND" } });

/** A change or a query that would exceed a limit. */
export const limitExceeded = (message: string) =>
  new GraphQLError(message, { extensions: { code: "LIMIT_EXCEEDED" } });

/** A request that needs a customer's token and has none. */
export const unauthorized = () =>
  new GraphQLError("Sign in to do this.", {
    extensions: { code: "UNAUTHORIZED", http: { status: 401, headers: { "www-authenticate": "Bearer" } } },
  });

/** The platform or the database is unreachable. Clients may repeat the request. */
export const unavailable = () =>
  new GraphQLError("The service is not available.", {
    extensions: { code: "SERVICE_UNAVAILABLE", http: { status: 503 } },
  });
