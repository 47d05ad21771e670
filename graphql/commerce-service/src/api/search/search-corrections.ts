import type { Plugin } from "graphql-yoga";
import type { Context } from "../context.ts";

/** Adds corrected searches to the response's extensions: `{ "searchCorrections": [{ query, correctedTo }] }`. */
export function searchCorrections(): Plugin<Context> {
  return {
    onExecute: ({ args }) => ({
      onExecuteDone: ({ result, setResult }) => {
        const { corrections } = args.contextValue;
        if (corrections.length === 0 || Symbol.asyncIterator in result) return;
        setResult({ ...result, extensions: { ...result.extensions, searchCorrections: corrections } });
      },
    }),
  };
}
