import * as v from "valibot";
import { answerError, answerJson, type Handler } from "../http/answer.ts";
import { readBody } from "../http/read-body.ts";
import type { Platform } from "../platform.ts";
import { faultSchema } from "./fault.ts";

/** `POST /faults` switches a fault on or off. There is nothing here unless the settings allow faults. */
export function faultHandler({ settings, faults }: Platform): Handler {
  return async (request, response) => {
    if (!settings.faults) return answerError(response, 404, "NOT_FOUND", "There is nothing at this address.");
    if (request.method !== "POST")
      return answerError(response, 405, "METHOD_NOT_ALLOWED", "Faults are set by POST.");
    const parsed = v.safeParse(
      v.pipe(v.string(), v.parseJson(), faultSchema),
      await readBody(request, 10_000),
    );
    if (!parsed.success) return answerError(response, 400, "BAD_USER_INPUT", v.summarize(parsed.issues));
    faults.turn(parsed.output);
    answerJson(response, 200, parsed.output);
  };
}
