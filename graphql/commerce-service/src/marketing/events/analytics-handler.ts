import type { Database } from "../../database/database.ts";
import { run } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import type { ServiceHandler } from "../../shared/http/service-app.ts";
import type { Platform } from "../../shared/platform.ts";
import { BodyTooLarge, readBody } from "../../shared/http/read-body.ts";
import { errorResponse, tooLargeResponse, tooManyResponse } from "@circlet/service-kit/http/respond";
import { type AnalyticsHit, readServerHit, readTagHit } from "./analytics-event.ts";

/** In bytes: 25 events of 650 bytes. The analytics tool's own limit is 130 kB. */
const maximumBody = 16 * 1024;

type ReadHit = (address: URLSearchParams, body: string) => AnalyticsHit | undefined;

/** `POST /g/collect`: hits from the analytics tag. */
export const tagHandler = (platform: Platform): ServiceHandler => collectHits(platform, readTagHit);

/** `POST /mp/collect`: hits by the measurement protocol. */
export const measurementHandler = (platform: Platform): ServiceHandler =>
  collectHits(platform, readServerHit);

/** Stores events and responds with 204. Unlike the real tool, it rejects invalid events. */
function collectHits({ database, rateLimits }: Platform, readHit: ReadHit): ServiceHandler {
  return async (context) => {
    const { req } = context;
    if (req.method !== "POST") {
      const allow = { allow: "POST, OPTIONS" };
      return errorResponse(405, "METHOD_NOT_ALLOWED", "Send events by POST.", allow);
    }
    const seconds = await rateLimits.take("event", context.get("network"));
    if (seconds !== undefined) return tooManyResponse(seconds);
    try {
      const hit = readHit(new URL(req.url).searchParams, await readBody(req.raw, maximumBody));
      if (!hit) return errorResponse(400, "BAD_REQUEST", "Invalid event.");
      await retryWhileLocked(() => recordHit(database, hit));
      return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      return tooLargeResponse(maximumBody);
    }
  };
}

function recordHit(db: Database, { measurementId, clientId, events }: AnalyticsHit): void {
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
