import { type DocumentNode, validate, visit } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Visitor } from "@circlet/service-kit/fair-queue";
import { limitExceeded } from "@circlet/service-kit/graphql-errors";
import { limitRule } from "@circlet/service-kit/limit-rule";
import { parseDocument } from "@circlet/service-kit/parse-document";
import { turnQueue } from "@circlet/service-kit/turn-queue";

/** The storefront's operations have at most 66 tokens, 20 fields, 2 aliases and one suggestion. */
const largest = { tokens: 1000, depth: 16, aliases: 10, fields: 200, suggestions: 4 };

/** Documents with more aliases run one after the other, because each may read hundreds of rows. */
const usualAliases = 2;

const queueRepetitive = turnQueue({ mostWaiting: 100 });

/** Rejects documents that are too large, or would send the platform too many queries, before they run. */
export function limits(): Plugin {
  return {
    onParse: ({ setParseFn }) => {
      setParseFn((source, options) => parseDocument(source, { ...options, maxTokens: largest.tokens }));
    },
    onValidate: ({ params: { schema, documentAST }, setResult }) => {
      const exceeded = [...validate(schema, documentAST, [limitRule(largest)])];
      if (count(documentAST).suggestions > largest.suggestions)
        exceeded.push(
          limitExceeded(`The query exceeds the limit of ${largest.suggestions} for suggestions.`),
        );
      if (exceeded.length > 0) setResult(exceeded);
    },
    onExecute: ({ args: { document }, executeFn, setExecuteFn }) => {
      if (count(document).aliases > usualAliases)
        setExecuteFn((given) => queueRepetitive(given.contextValue as Visitor, () => executeFn(given)));
    },
  };
}

function count(document: DocumentNode): { readonly aliases: number; readonly suggestions: number } {
  const counted = { aliases: 0, suggestions: 0 };
  visit(document, {
    Field: ({ name, alias }) => {
      if (alias) counted.aliases++;
      if (name.value === "getSuggestedProducts") counted.suggestions++;
    },
  });
  return counted;
}
