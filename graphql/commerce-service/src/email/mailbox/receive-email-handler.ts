import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import * as v from "valibot";
import type { ServiceHandler } from "../../shared/http/service-app.ts";
import type { Platform } from "../../shared/platform.ts";
import { BodyTooLarge, readBody } from "../../shared/http/read-body.ts";
import { errorResponse, jsonResponse, tooLargeResponse } from "@circlet/service-kit/http/respond";
import { hasPrivateToken } from "../../shared/secrets.ts";
import { receivedEmail, saveReceivedEmail } from "../received-email.ts";

/** Bytes. */
const largest = 256 * 1024;
const request = v.pipe(v.string(), v.parseJson(), receivedEmail);

/** Takes the extensions service's email for a customer. Needs the private token, so nobody else can send any. */
export function receiveEmailHandler({
  database,
  settings,
}: Pick<Platform, "database" | "settings">): ServiceHandler {
  return async ({ req }) => {
    if (!hasPrivateToken(req.raw.headers, settings.privateToken))
      return errorResponse(401, "UNAUTHORIZED", "Send the private token of the storefront API.");
    try {
      const parsed = v.safeParse(request, await readBody(req.raw, largest));
      if (!parsed.success) return errorResponse(400, "BAD_USER_INPUT", v.summarize(parsed.issues));
      const isKnown = await retryWhileLocked(() => saveReceivedEmail(database, parsed.output, new Date()));
      return isKnown
        ? jsonResponse(200, { id: parsed.output.id })
        : errorResponse(404, "NOT_FOUND", "No customer has this address.");
    } catch (error) {
      if (error instanceof BodyTooLarge) return tooLargeResponse(largest);
      throw error;
    }
  };
}
