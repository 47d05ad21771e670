import type { Database } from "../database/database.ts";
import { run } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { answerError, type Handler } from "../http/answer.ts";
import { allowStorefront } from "../http/cross-origin.ts";
import { BodyTooLarge, readBody } from "../http/read-body.ts";
import type { Platform } from "../platform.ts";
import { type AnalyticsHit, readServerHit, readTagHit } from "./analytics-event.ts";

/** In bytes; the analytics tool's own limit is 130 kB. */
const maximumBody = 64 * 1024;

type ReadHit = (address: URLSearchParams, body: string) => AnalyticsHit | undefined;

/** `POST /g/collect`: what the analytics tag sends. */
export const tagHandler = (platform: Platform): Handler => collect(platform, readTagHit);

/** `POST /mp/collect`: the same by the measurement protocol. */
export const measurementHandler = (platform: Platform): Handler => collect(platform, readServerHit);

/** Writes events down and answers 204. Unlike the tool itself it says when something is no event. */
function collect({ database, settings }: Platform, readHit: ReadHit): Handler {
  return async (request, response, url) => {
    if (allowStorefront(request, response, settings) === "answered") return;
    if (request.method !== "POST") {
      response.setHeader("allow", "POST, OPTIONS");
      return answerError(response, 405, "METHOD_NOT_ALLOWED", "Events are sent by POST.");
    }
    try {
      const hit = readHit(url.searchParams, await readBody(request, maximumBody));
      if (!hit) return answerError(response, 400, "BAD_REQUEST", "That is no event.");
      record(database, hit);
      response.writeHead(204, { "cache-control": "no-store" });
      response.end();
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      response.setHeader("connection", "close");
      answerError(response, 413, "BODY_TOO_LARGE", `A request may have at most ${maximumBody} bytes.`);
    }
  };
}

function record(db: Database, { measurementId, clientId, events }: AnalyticsHit): void {
  transaction(db, () => {
    for (const { name, parameters } of events) {
      run(
        db,
        `INSERT INTO analytics_event (measurement_id, client_id, name, parameters, recorded_at) VALUES (?, ?, ?, ?, ?)`,
        measurementId,
        clientId,
        name,
        JSON.stringify(parameters),
        new Date().toISOString(),
      );
    }
  });
}
