import * as v from "valibot";
import { run } from "../database/statement.ts";
import type { Handler } from "../http/answer.ts";
import { clientHandler } from "../marketing/client-request.ts";
import { emailAddress } from "../marketing/email-address.ts";
import type { Platform } from "../platform.ts";

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

/** `POST /client/events/?company_id=…`: writes down what the marketing tool would be told, each event once. */
export function marketingEventHandler({ database, settings }: Platform): Handler {
  return clientHandler({ settings }, event, ({ companyId, body }) => {
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
}
