import { GraphQLError } from "graphql";

/** What a client asked for wrongly, as a GraphQL error that says so. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}

/** What a change is to be made with and is not there. */
export function notFound(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "NOT_FOUND" } });
}

/** What would go beyond a limit. */
export function limitExceeded(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "LIMIT_EXCEEDED" } });
}

/** What the official schema has and this service does not. */
export function notImplemented(what: string): GraphQLError {
  return new GraphQLError(`The local commerce service does not implement ${what}.`, {
    extensions: { code: "NOT_IMPLEMENTED" },
  });
}

/** What only a customer may ask, asked without a token. Answered like a wrong token: with the status 401. */
export function unauthorized(): GraphQLError {
  return new GraphQLError("Sign in to do this.", {
    extensions: {
      code: "UNAUTHORIZED",
      http: { status: 401, headers: { "www-authenticate": "Bearer" } },
    },
  });
}
