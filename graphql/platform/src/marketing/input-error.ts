import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type * as v from "valibot";
import { answerJson } from "../http/answer.ts";

/** Something wrong with a request, and where: in the body, a parameter of the address, or a header. */
export interface InputProblem {
  readonly detail: string;
  readonly source:
    | { readonly pointer: string }
    | { readonly parameter: string }
    | { readonly header: string };
}

const titles = {
  400: ["invalid", "Invalid input."],
  405: ["method_not_allowed", "Method not allowed."],
  413: ["too_large", "Request too large."],
  415: ["unsupported_media_type", "Unsupported media type."],
} as const;

/** A refusal in the marketing tool's own form (JSON:API). */
export function answerProblems(
  response: ServerResponse,
  status: keyof typeof titles,
  problems: readonly InputProblem[],
): void {
  const [code, title] = titles[status];
  const errors = problems.map((problem) => ({
    id: randomUUID(),
    status,
    code,
    title,
    ...problem,
    links: {},
    meta: {},
  }));
  answerJson(response, status, { errors });
}

/** What a schema found wrong with a body, each with the JSON pointer to it. */
export function problemsOf(issues: readonly v.BaseIssue<unknown>[]): InputProblem[] {
  return issues.map(({ message, path }) => ({
    detail: message,
    source: { pointer: ["", ...(path ?? []).map(({ key }) => String(key))].join("/") },
  }));
}
