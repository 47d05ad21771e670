import { ApolloLink } from "@apollo/client";
import { fieldTypes as ofStorefront } from "@circlet/graphql/generated/field-types";
import { fieldTypes as ofExtensions } from "@circlet/graphql/generated/extensions/field-types";
import { map } from "rxjs";
import { readResponse } from "./read-response";

/** Turns what a response has against its schema into GraphQL errors, with null in place of each broken value. */
export function schemaLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const { operationName = "", query } = operation;
        const { data, errors } = result;
        if (typeof data !== "object" || data === null) return result;
        const types = operationName.startsWith("extensions_") ? ofExtensions : ofStorefront;
        const broken = readResponse(query, data, types);
        if (broken.length === 0) return result;
        const message = `The response breaks its schema at ${broken.slice(0, 3).join(", ")}`;
        console.error(`${operationName}: ${message}`);
        return {
          ...result,
          errors: [
            ...(Array.isArray(errors) ? errors : []),
            { message, extensions: { code: "INTERNAL_SERVER_ERROR" } },
          ],
        };
      }),
    ),
  );
}
