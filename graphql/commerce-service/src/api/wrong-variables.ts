import type { Plugin } from "graphql-yoga";

/**
 * Responds to a variable of the wrong type with status 200 and errors, as the hosted platform does and as GraphQL over
 * HTTP requires for `application/json`. The executor's status 400 then applies to `application/graphql-response+json`.
 */
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
