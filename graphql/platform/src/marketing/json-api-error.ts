import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type * as v from "valibot";
import { sendJson } from "../server/respond.ts";

/** An input error and its location: in the body, a URL parameter or a header. */
export interface InputError {
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

/** Sends errors in the marketing tool's format (JSON:API). */
export function sendInputErrors(
  response: ServerResponse,
  status: keyof typeof titles,
  problems: readonly InputError[],
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
  sendJson(response, status, { errors });
}

/** Validation errors of a body, each with its JSON pointer. */
export function inputErrorsOf(issues: readonly v.BaseIssue<unknown>[]): InputError[] {
  return issues.map(({ message, path }) => ({
    detail: message,
    source: { pointer: ["", ...(path ?? []).map(({ key }) => String(key))].join("/") },
  }));
}
