import { type GraphQLError, visit } from "graphql";
import type { Plugin } from "graphql-yoga";
import { limitExceeded } from "@circlet/service-kit/graphql-errors";
import { parseDocument } from "@circlet/service-kit/parse-document";

/** The storefront's operations have at most 66 tokens, 20 fields, 2 aliases and one suggestion. */
const largest = { tokens: 1000, aliases: 50, fields: 200, suggestions: 4 };

/** Rejects documents that are too large, or would send the platform too many queries, before they run. */
export function limits(): Plugin {
  return {
    onParse: ({ setParseFn }) => {
      setParseFn((source, options) => parseDocument(source, { ...options, maxTokens: largest.tokens }));
    },
    onValidate: ({ params, setResult }) => {
      const size = { aliases: 0, fields: 0, suggestions: 0 };
      visit(params.documentAST, {
        Field: ({ name, alias }) => {
          size.fields++;
          if (alias) size.aliases++;
          if (name.value === "getSuggestedProducts") size.suggestions++;
        },
      });
      const exceeded: GraphQLError[] = [];
      for (const what of ["aliases", "fields", "suggestions"] as const) {
        if (size[what] > largest[what])
          exceeded.push(limitExceeded(`The query exceeds the limit of ${largest[what]} for ${what}.`));
      }
      if (exceeded.length > 0) setResult(exceeded);
    },
  };
}
