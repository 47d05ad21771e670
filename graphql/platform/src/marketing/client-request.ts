import type { IncomingMessage, ServerResponse } from "node:http";
import * as v from "valibot";
import { allowStorefront } from "../http/cross-origin.ts";
import type { Handler } from "../http/answer.ts";
import { BodyTooLarge, readBody } from "../http/read-body.ts";
import type { Settings } from "../settings.ts";
import { answerProblems, type InputProblem, problemsOf } from "./input-error.ts";

/** In bytes; the storefront's own are below 2 kB. */
export const maximumBody = 64 * 1024;

interface Accepted<Body> {
  readonly companyId: string;
  readonly body: Body;
}

/**
 * A handler in the shape of the marketing tool's client API: JSON:API by POST with the company's public key in the
 * address and the API's revision in a header. A good request is answered with 202 and nothing else.
 */
export function clientHandler<Schema extends v.GenericSchema>(
  { settings }: { readonly settings: Settings },
  schema: Schema,
  accept: (accepted: Accepted<v.InferOutput<Schema>>) => void,
): Handler {
  return async (request, response, url) => {
    if (allowStorefront(request, response, settings) === "answered") return;
    if (refuse(request, response)) return;
    const companyId = url.searchParams.get("company_id") ?? "";
    const problems = problemsOfAddress(companyId, request.headers["revision"]);
    if (problems.length > 0) return answerProblems(response, 400, problems);
    const body = await bodyOf(request, response);
    if (body === undefined) return;
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) return answerProblems(response, 400, problemsOf(parsed.issues));
    accept({ companyId, body: parsed.output });
    response.writeHead(202, { "cache-control": "no-store", "content-length": "0" });
    response.end();
  };
}

function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  const pointer = { pointer: "/data" };
  if (request.method !== "POST") {
    response.setHeader("allow", "POST, OPTIONS");
    answerProblems(response, 405, [{ detail: `Method "${request.method}" not allowed.`, source: pointer }]);
    return true;
  }
  if (/^application\/(?:vnd\.api\+)?json\s*(?:;|$)/i.test(request.headers["content-type"] ?? ""))
    return false;
  const source = { header: "content-type" };
  answerProblems(response, 415, [{ detail: "The body must be application/json.", source }]);
  return true;
}

function problemsOfAddress(companyId: string, revision: string | string[] | undefined): InputProblem[] {
  const problems: InputProblem[] = [];
  if (!/^[\w-]{1,64}$/.test(companyId)) {
    const detail = companyId === "" ? "company_id is a required parameter." : "Invalid Company ID";
    problems.push({ detail, source: { parameter: "company_id" } });
  }
  if (!/^\d{4}-\d{2}-\d{2}(?:\.\w+)?$/.test(String(revision ?? ""))) {
    const detail =
      revision === undefined
        ? "The revision header is required."
        : "The revision header must be a date like 2024-07-15.";
    problems.push({ detail, source: { header: "revision" } });
  }
  return problems;
}

async function bodyOf(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const source = { pointer: "/data" };
  try {
    return JSON.parse(await readBody(request, maximumBody)) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) {
      answerProblems(response, 400, [{ detail: "The body is not JSON.", source }]);
    } else if (error instanceof BodyTooLarge) {
      response.setHeader("connection", "close");
      answerProblems(response, 413, [{ detail: `A request may have at most ${maximumBody} bytes.`, source }]);
    } else throw error;
    return undefined;
  }
}
