import * as v from "valibot";
import type { Platform } from "../platform.ts";
import { readBody } from "../read-body.ts";
import { sendError, sendJson, type Handler } from "../respond.ts";
import { faultSchema } from "./fault.ts";

/** `POST /faults` turns a fault on or off. It only exists when the settings allow faults. */
export function faultHandler({ settings, faults }: Platform): Handler {
  return async (request, response) => {
    if (!settings.faults) return sendError(response, 404, "NOT_FOUND", "Not found.");
    if (request.method !== "POST")
      return sendError(response, 405, "METHOD_NOT_ALLOWED", "Set faults by POST.");
    const parsed = v.safeParse(
      v.pipe(v.string(), v.parseJson(), faultSchema),
      await readBody(request, 10_000),
    );
    if (!parsed.success) return sendError(response, 400, "BAD_USER_INPUT", v.summarize(parsed.issues));
    faults.set(parsed.output);
    sendJson(response, 200, parsed.output);
  };
}
