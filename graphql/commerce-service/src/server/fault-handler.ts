import * as v from "valibot";
import type { ServiceHandler } from "../shared/http/service-app.ts";
import type { Platform } from "../shared/platform.ts";
import { readBody } from "../shared/http/read-body.ts";
import { errorResponse, jsonResponse } from "@circlet/service-kit/http/respond";
import { faultSchema } from "../shared/fault.ts";

const request = v.pipe(v.string(), v.parseJson(), faultSchema);

/** `POST /faults` turns a fault on or off. It only exists when the settings allow faults. */
export function faultHandler({ settings, faults }: Platform): ServiceHandler {
  return async ({ req }) => {
    if (!settings.faults) return errorResponse(404, "NOT_FOUND", "Not found.");
    if (req.method !== "POST") return errorResponse(405, "METHOD_NOT_ALLOWED", "Set faults by POST.");
    const parsed = v.safeParse(request, await readBody(req.raw, 10_000));
    if (!parsed.success) return errorResponse(400, "BAD_USER_INPUT", v.summarize(parsed.issues));
    faults.set(parsed.output);
    return jsonResponse(200, parsed.output);
  };
}
