import { NoSchemaIntrospectionCustomRule, parse } from "graphql";
import type { Plugin } from "graphql-yoga";
import { limitRule } from "./limit-rule.ts";

/** Far above what a screen needs, far below what hurts: the storefront's largest operation has 220 tokens, depth 9. */
const largest = { tokens: 3000, depth: 16, aliases: 50, fields: 1000 };

/** Refuses documents that are too large before they are run, and introspection unless it is allowed. */
export function limits({ introspection }: { introspection: boolean }): Plugin {
  return {
    onParse: ({ setParseFn }) => {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: largest.tokens }));
    },
    onValidate: ({ addValidationRule }) => {
      addValidationRule(limitRule(largest));
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}
