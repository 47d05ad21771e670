import { createGraphQLError, type Plugin } from "graphql-yoga";

/** Status 200 with errors, as GraphQL over HTTP requires for `application/json`; the executor responds with 400. */
export function wrongVariables(): Plugin {
  return {
    onRequestParse: ({ requestParser, setRequestParser }) => {
      setRequestParser(async (request) => {
        try {
          return (await requestParser?.(request)) ?? {};
        } catch (error) {
          // Yoga reads the JSON of an address without a look at its errors, unlike that of a body.
          if (!(error instanceof SyntaxError)) throw error;
          throw createGraphQLError("The variables or extensions are not JSON.", {
            extensions: { code: "BAD_REQUEST", http: { status: 400 } },
          });
        }
      });
    },
    onExecute: () => ({
      onExecuteDone: ({ result }) => {
        if (Symbol.asyncIterator in result) return;
        for (const { extensions } of result.errors ?? []) {
          if (extensions.http?.status === 400) extensions.http = { ...extensions.http, spec: true };
        }
      },
    }),
  };
}
