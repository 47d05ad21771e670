import { GraphQLError } from "graphql";

/** What a client asked for wrongly, as a GraphQL error that says so. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}

/** What the official schema has and this service does not. */
export function notImplemented(what: string): GraphQLError {
  return new GraphQLError(`The local commerce service does not implement ${what}.`, {
    extensions: { code: "NOT_IMPLEMENTED" },
  });
}
