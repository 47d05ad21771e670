import * as v from "valibot";
import { run } from "../../database/statement.ts";
import type { Platform } from "../../shared/platform.ts";
import type { ServiceHandler } from "../../shared/http/service-app.ts";
import { tooManyResponse } from "@circlet/service-kit/http/respond";
import { clientHandler, emailAddress } from "../client-handler.ts";

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const anything = v.record(v.string(), v.unknown());

const event = v.object({
  data: v.object({
    type: v.literal("event", 'type must be "event".'),
    attributes: v.object({
      properties: v.optional(anything, {}),
      time: v.optional(v.pipe(v.string(), v.isoTimestamp("time must be a date and time in ISO 8601."))),
      value: v.optional(v.number("value must be a number.")),
      value_currency: v.optional(v.pipe(v.string(), v.length(3))),
      unique_id: v.optional(text),
      metric: v.object({
        data: v.object({
          type: v.literal("metric", 'type must be "metric".'),
          attributes: v.object({ name: text }),
        }),
      }),
      profile: v.object({
        data: v.object({
          type: v.literal("profile", 'type must be "profile".'),
          id: v.optional(text),
          attributes: v.looseObject({
            email: v.optional(emailAddress),
            external_id: v.optional(text),
            anonymous_id: v.optional(text),
          }),
        }),
      }),
    }),
  }),
});

/** `POST /client/events/?company_id=…`: stores events for the marketing tool, each one once. */
export function marketingEventHandler({ database, rateLimits }: Platform): ServiceHandler {
  const store = clientHandler(event, ({ companyId, body }) => {
    const { attributes } = body.data;
    const now = new Date().toISOString();
    const { value, value_currency } = attributes;
    run(
      database,
      `INSERT OR IGNORE INTO marketing_event (company_id, metric, unique_id, profile, properties, happened_at, recorded_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      companyId,
      attributes.metric.data.attributes.name,
      attributes.unique_id ?? null,
      JSON.stringify(attributes.profile.data.attributes),
      JSON.stringify({ ...attributes.properties, ...(value !== undefined && { value, value_currency }) }),
      attributes.time ?? now,
      now,
    );
  });
  return async (context) => {
    if (context.req.method !== "POST") return store(context);
    const seconds = await rateLimits.take("event", context.get("network"));
    return seconds === undefined ? store(context) : tooManyResponse(seconds);
  };
}
