import type { IncomingMessage, ServerResponse } from "node:http";
import * as v from "valibot";
import { whenUnlocked } from "../database/when-unlocked.ts";
import { allowStorefront } from "../server/cross-origin.ts";
import { BodyTooLarge, readBody } from "../server/read-body.ts";
import type { Handler } from "../server/respond.ts";
import type { Settings } from "../settings/settings.ts";
import { sendInputErrors, type InputError, inputErrorsOf } from "./json-api-error.ts";

/** In bytes. The storefront's own requests are below 2 kB. */
export const maximumBody = 64 * 1024;

interface Accepted<Body> {
  readonly companyId: string;
  readonly body: Body;
}

/**
 * A handler with the interface of the marketing tool's client API: JSON:API by POST, with the company's public key in
 * the URL and the API revision in a header. A valid request gets an empty 202 response.
 */
export function clientHandler<Schema extends v.GenericSchema>(
  { settings }: { readonly settings: Settings },
  schema: Schema,
  accept: (accepted: Accepted<v.InferOutput<Schema>>) => void,
): Handler {
  return async (request, response, url) => {
    if (allowStorefront(request, response, settings) === "handled") return;
    if (rejectRequest(request, response)) return;
    const companyId = url.searchParams.get("company_id") ?? "";
    const problems = parameterErrors(companyId, request.headers["revision"]);
    if (problems.length > 0) return sendInputErrors(response, 400, problems);
    const body = await bodyOf(request, response);
    if (body === undefined) return;
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) return sendInputErrors(response, 400, inputErrorsOf(parsed.issues));
    await whenUnlocked(() => accept({ companyId, body: parsed.output }));
    response.writeHead(202, { "cache-control": "no-store", "content-length": "0" });
    response.end();
  };
}

function rejectRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const pointer = { pointer: "/data" };
  if (request.method !== "POST") {
    response.setHeader("allow", "POST, OPTIONS");
    sendInputErrors(response, 405, [{ detail: `Method "${request.method}" not allowed.`, source: pointer }]);
    return true;
  }
  if (/^application\/(?:vnd\.api\+)?json\s*(?:;|$)/i.test(request.headers["content-type"] ?? ""))
    return false;
  const source = { header: "content-type" };
  sendInputErrors(response, 415, [{ detail: "The body must be application/json.", source }]);
  return true;
}

function parameterErrors(companyId: string, revision: string | string[] | undefined): InputError[] {
  const problems: InputError[] = [];
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
      sendInputErrors(response, 400, [{ detail: "The body is not JSON.", source }]);
    } else if (error instanceof BodyTooLarge) {
      response.setHeader("connection", "close");
      sendInputErrors(response, 413, [
        { detail: `A request may have at most ${maximumBody} bytes.`, source },
      ]);
    } else throw error;
    return undefined;
  }
}

/** An email address, with the marketing tool's error messages. */
export const emailAddress = v.pipe(
  v.string("email must be a string."),
  v.trim(),
  v.maxLength(254, "Invalid email address"),
  v.email("Invalid email address"),
);
