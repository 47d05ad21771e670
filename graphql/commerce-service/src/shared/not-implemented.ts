import { GraphQLError } from "graphql";

/** A field or argument of the official schema that this service does not implement. */
export function notImplemented(what: string): GraphQLError {
  return new GraphQLError(`The local commerce service does not implement ${what}.`, {
    extensions: { code: "NOT_IMPLEMENTED" },
  });
}
