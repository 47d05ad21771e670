import type { Database } from "../../database/database.ts";
import { run } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { whenUnlocked } from "../../database/when-unlocked.ts";
import { allowStorefront } from "../../server/cross-origin.ts";
import type { Platform } from "../../server/platform.ts";
import { BodyTooLarge, readBody } from "../../server/read-body.ts";
import { sendError, type Handler } from "../../server/respond.ts";
import { type AnalyticsHit, readServerHit, readTagHit } from "./analytics-event.ts";

/** In bytes. The analytics tool's own limit is 130 kB. */
const maximumBody = 64 * 1024;

type ReadHit = (address: URLSearchParams, body: string) => AnalyticsHit | undefined;

/** `POST /g/collect`: hits from the analytics tag. */
export const tagHandler = (platform: Platform): Handler => collect(platform, readTagHit);

/** `POST /mp/collect`: hits by the measurement protocol. */
export const measurementHandler = (platform: Platform): Handler => collect(platform, readServerHit);

/** Stores events and responds with 204. Unlike the real tool, it rejects invalid events. */
function collect({ database, settings }: Platform, readHit: ReadHit): Handler {
  return async (request, response, url) => {
    if (allowStorefront(request, response, settings) === "handled") return;
    if (request.method !== "POST") {
      response.setHeader("allow", "POST, OPTIONS");
      return sendError(response, 405, "METHOD_NOT_ALLOWED", "Send events by POST.");
    }
    try {
      const hit = readHit(url.searchParams, await readBody(request, maximumBody));
      if (!hit) return sendError(response, 400, "BAD_REQUEST", "Invalid event.");
      await whenUnlocked(() => record(database, hit));
      response.writeHead(204, { "cache-control": "no-store" });
      response.end();
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      response.setHeader("connection", "close");
      sendError(response, 413, "BODY_TOO_LARGE", `A request may have at most ${maximumBody} bytes.`);
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
