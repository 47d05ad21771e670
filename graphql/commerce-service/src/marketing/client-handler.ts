import { emailPattern } from "@circlet/service-kit/email/email-address";
import * as v from "valibot";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import type { ServiceHandler } from "../shared/http/service-app.ts";
import { BodyTooLarge, readBody } from "../shared/http/read-body.ts";
import { type InputError, inputErrorsOf, InvalidInput } from "./json-api-error.ts";

/** In bytes. The storefront's own requests are below 2 kB. */
export const maximumBody = 16 * 1024;

interface Accepted<Body> {
  readonly companyId: string;
  readonly body: Body;
}

/** The marketing tool's client API: JSON:API by POST, the public key in the URL. Valid requests get an empty 202. */
export function clientHandler<Schema extends v.GenericSchema>(
  schema: Schema,
  accept: (accepted: Accepted<v.InferOutput<Schema>>) => void,
): ServiceHandler {
  return async ({ req }) => {
    try {
      requireJsonPost(req.raw);
      const companyId = req.query("company_id") ?? "";
      requireParameters(companyId, req.header("revision"));
      const parsed = v.safeParse(schema, await jsonOf(req.raw));
      if (!parsed.success) throw new InvalidInput(400, inputErrorsOf(parsed.issues));
      await retryWhileLocked(() => accept({ companyId, body: parsed.output }));
      return new Response(null, {
        status: 202,
        headers: { "cache-control": "no-store", "content-length": "0" },
      });
    } catch (error) {
      if (error instanceof InvalidInput) return error.response;
      throw error;
    }
  };
}

function requireJsonPost({ method, headers }: Request): void {
  if (method !== "POST") {
    const detail = `Method "${method}" not allowed.`;
    throw new InvalidInput(405, [{ detail, source: body }], { allow: "POST, OPTIONS" });
  }
  if (/^application\/(?:vnd\.api\+)?json\s*(?:;|$)/i.test(headers.get("content-type") ?? "")) return;
  const source = { header: "content-type" };
  throw new InvalidInput(415, [{ detail: "The body must be application/json.", source }]);
}

function requireParameters(companyId: string, revision: string | undefined): void {
  const problems: InputError[] = [];
  if (!/^[\w-]{1,64}$/.test(companyId)) {
    const detail = companyId === "" ? "company_id is a required parameter." : "Invalid Company ID";
    problems.push({ detail, source: { parameter: "company_id" } });
  }
  if (!/^\d{4}-\d{2}-\d{2}(?:\.\w+)?$/.test(revision ?? "")) {
    const detail =
      revision === undefined
        ? "The revision header is required."
        : "The revision header must be a date like 2024-07-15.";
    problems.push({ detail, source: { header: "revision" } });
  }
  if (problems.length > 0) throw new InvalidInput(400, problems);
}

const body = { pointer: "/data" };

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await readBody(request, maximumBody)) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new InvalidInput(400, [{ detail: "The body is not JSON.", source: body }]);
    if (!(error instanceof BodyTooLarge)) throw error;
    const detail = `A request may have at most ${maximumBody} bytes.`;
    throw new InvalidInput(413, [{ detail, source: body }]);
  }
}

/** An email address, with the marketing tool's error messages. */
export const emailAddress = v.pipe(
  v.string("email must be a string."),
  v.trim(),
  v.maxLength(254, "Invalid email address"),
  v.regex(emailPattern, "Invalid email address"),
);
