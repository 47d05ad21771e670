import { randomUUID } from "node:crypto";
import type * as v from "valibot";
import { jsonResponse } from "@circlet/service-kit/http/respond";

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

export class InvalidInput extends Error {
  override readonly name = "InvalidInput";
  readonly response: Response;

  constructor(
    status: keyof typeof titles,
    problems: readonly InputError[],
    headers?: Readonly<Record<string, string>>,
  ) {
    const [code, title] = titles[status];
    super(title);
    const errors = problems.map((problem) => ({
      id: randomUUID(),
      status,
      code,
      title,
      ...problem,
      links: {},
      meta: {},
    }));
    this.response = jsonResponse(status, { errors }, headers);
  }
}

/** Validation errors of a body, each with its JSON pointer. */
export function inputErrorsOf(issues: readonly v.BaseIssue<unknown>[]): InputError[] {
  return issues.map(({ message, path }) => ({
    detail: message,
    source: { pointer: ["", ...(path ?? []).map(({ key }) => String(key))].join("/") },
  }));
}
