import type { Plugin } from "graphql-yoga";

/** Status 200 with errors, as GraphQL over HTTP requires for `application/json`; the executor responds with 400. */
export function wrongVariables(): Plugin {
  return {
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
