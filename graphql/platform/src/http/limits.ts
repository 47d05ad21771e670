import { GraphQLError, NoSchemaIntrospectionCustomRule, parse } from "graphql";
import type { Plugin } from "graphql-yoga";
import { limitRule } from "./limit-rule.ts";
import { queryCost } from "./query-cost.ts";

/** Far above what a screen needs, far below what hurts: the storefront's largest operation has 220 tokens, depth 9. */
const largest = { tokens: 3000, depth: 16, aliases: 50, fields: 1000 };

/** The storefront's own largest, fifty products with everything for a feed, costs 3,100. */
export const highestCost = 20_000;

/** Refuses documents that are too large, or that ask for too much, before they are run, and introspection unless it is allowed. */
export function limits({ introspection }: { introspection: boolean }): Plugin {
  return {
    onParse: ({ setParseFn }) => {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: largest.tokens }));
    },
    onValidate: ({ addValidationRule }) => {
      addValidationRule(limitRule(largest));
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
    onExecute: ({ args, setResultAndStopExecution }) => {
      const variables = (args.variableValues ?? {}) as Readonly<Record<string, unknown>>;
      const cost = queryCost(args.document, args.operationName, variables);
      if (cost > highestCost) setResultAndStopExecution({ errors: [tooCostly(cost)] });
    },
  };
}

/** In the hosted platform's words. */
function tooCostly(cost: number): GraphQLError {
  const message = `Query cost is ${cost}, which exceeds the single query max cost limit ${highestCost}.`;
  return new GraphQLError(message, { extensions: { code: "MAX_COST_EXCEEDED", cost, maxCost: highestCost } });
}
