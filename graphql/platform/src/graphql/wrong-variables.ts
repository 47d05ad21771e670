import type { Plugin } from "graphql-yoga";

/**
 * Answers a variable of a wrong type with status 200 and errors, as the hosted platform does and as GraphQL over HTTP
 * asks for `application/json`: marks the executor's status as one for `application/graphql-response+json` only.
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
