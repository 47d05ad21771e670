import * as v from "valibot";
import { allowStorefront } from "../../server/cross-origin.ts";
import type { Platform } from "../../server/platform.ts";
import { clientNetwork } from "../../server/rate-limits/client-network.ts";
import { sendTooMany, type Handler } from "../../server/respond.ts";
import { clientHandler, emailAddress } from "../client-handler.ts";
import { askToConfirm } from "./pending-subscription.ts";

/** A subscription: a profile with an email, and a relationship to a mailing list. */
const subscription = v.object({
  data: v.object({
    type: v.literal("subscription", 'type must be "subscription".'),
    attributes: v.object({
      custom_source: v.optional(v.pipe(v.string(), v.maxLength(200))),
      profile: v.object({
        data: v.object({
          type: v.literal("profile", 'type must be "profile".'),
          attributes: v.object({ email: emailAddress }),
        }),
      }),
    }),
    relationships: v.object({
      list: v.object({
        data: v.object({
          type: v.literal("list", 'type must be "list".'),
          id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, "Invalid list ID")),
        }),
      }),
    }),
  }),
});

/** `POST /client/subscriptions/?company_id=…`: asks a newsletter subscriber to confirm by mail. */
export function subscriptionHandler(platform: Platform): Handler {
  const subscribed = clientHandler(platform, subscription, ({ body }) => {
    const { attributes, relationships } = body.data;
    const { email } = attributes.profile.data.attributes;
    const now = new Date();
    const source = attributes.custom_source ?? "newsletter form";
    askToConfirm(platform.database, email, { source, listId: relationships.list.data.id, now });
  });
  return async (request, response, url) => {
    if (request.method !== "POST") return subscribed(request, response, url);
    const seconds = await platform.rateLimits.take("newsletter", clientNetwork(request, platform.settings));
    if (seconds === undefined) return subscribed(request, response, url);
    allowStorefront(request, response, platform.settings);
    sendTooMany(response, seconds);
  };
}
