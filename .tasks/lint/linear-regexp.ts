import { analyse } from "scslre";
import { isNode, type Rule, textOf } from "./rule.ts";

/** Why an expression takes more than linear time, and for which character; null if it is linear. */
export function superLinearProblem(source: string, flags: string): string | null {
  const { reports } = analyse({ source, flags });
  const [report] = reports;
  if (!report) return null;
  const time = report.exponential ? "exponential" : "quadratic";
  return `Takes ${time} time for many ${JSON.stringify(report.character.pick)} in a row. Bound the repetition, anchor the expression, or split the text first.`;
}

/** Requires regular expressions to run in linear time, because their input may be long and hostile. */
export const linearRegexp: Rule = {
  create(context) {
    return {
      Literal(node) {
        const { regex } = node as { readonly regex?: { readonly pattern: string; readonly flags: string } };
        const message = regex && superLinearProblem(regex.pattern, regex.flags);
        if (message) context.report({ node, message });
      },
      NewExpression(node) {
        const { callee, arguments: given } = node;
        if (!isNode(callee) || callee["name"] !== "RegExp" || !Array.isArray(given)) return;
        const [source, flags] = given.map(textOf);
        const message =
          typeof source === "string" && !source.includes("…") && superLinearProblem(source, flags ?? "");
        if (message) context.report({ node, message });
      },
    };
  },
};
