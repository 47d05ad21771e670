import { type DocumentNode, GraphQLError, validate, visit } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Visitor } from "@circlet/service-kit/fair-queue";
import { limitRule } from "@circlet/service-kit/limit-rule";
import { parseDocument } from "@circlet/service-kit/parse-document";
import { turnQueue } from "@circlet/service-kit/turn-queue";
import { queryCost } from "./query-cost.ts";

/** The storefront's largest operation has 220 tokens and depth 9. */
const largest = { tokens: 3000, depth: 16, aliases: 50, fields: 500 };

/** The storefront's largest query, fifty full products for a feed, costs 2,050. */
export const highestCost = 20_000;

/** The cost above which documents run one after the other, because each may take megabytes and 100 ms. */
const cheap = 1000;

const queueExpensive = turnQueue({ mostWaiting: 100 });

/** Rejects documents that are too large or too expensive before they run. Ignores `@defer`: responses are always complete. */
export function limits(): Plugin {
  return {
    onParse: ({ setParseFn }) => {
      setParseFn((source, options) =>
        withoutDefer(parseDocument(source, { ...options, maxTokens: largest.tokens })),
      );
    },
    onValidate: ({ params, setResult }) => {
      // This rule comes first, because the time that the others take grows with the square of the document.
      const tooLarge = validate(params.schema, params.documentAST, [limitRule(largest)]);
      if (tooLarge.length > 0) setResult(tooLarge);
    },
    onExecute: ({ args, executeFn, setExecuteFn, setResultAndStopExecution }) => {
      const variables = (args.variableValues ?? {}) as Readonly<Record<string, unknown>>;
      const cost = queryCost(args.document, args.operationName, variables);
      if (cost > highestCost) setResultAndStopExecution({ errors: [tooCostly(cost)] });
      else if (cost > cheap)
        setExecuteFn((given) => queueExpensive(given.contextValue as Visitor, () => executeFn(given)));
    },
  };
}

/** `@defer` only permits partial responses. The platform's schemas lack it, but clients may send it. */
function withoutDefer(document: DocumentNode): DocumentNode {
  return visit(document, { Directive: ({ name }) => (name.value === "defer" ? null : undefined) });
}

/** The hosted platform's message. */
function tooCostly(cost: number): GraphQLError {
  const message = `Query cost is ${cost}, which exceeds the single query max cost limit ${highestCost}.`;
  return new GraphQLError(message, { extensions: { code: "MAX_COST_EXCEEDED", cost, maxCost: highestCost } });
}
