import * as v from "valibot";
import { issueDiscount } from "../../cart/discounts/discount-store.ts";
import { transaction } from "../../database/transaction.ts";
import { allowStorefront } from "../../server/cross-origin.ts";
import type { Platform } from "../../server/platform.ts";
import { clientNetwork } from "../../server/rate-limits/client-network.ts";
import { sendTooMany, type Handler } from "../../server/respond.ts";
import { clientHandler, emailAddress } from "../client-handler.ts";
import { subscribe } from "./subscription-store.ts";

/** New subscribers get this code in a welcome email, which the local service does not send. */
const welcomeCode = "WELCOME";

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

/** `POST /client/subscriptions/?company_id=…`: stores a newsletter subscriber. */
export function subscriptionHandler(platform: Platform): Handler {
  const subscribed = clientHandler(platform, subscription, ({ body }) => {
    const { attributes, relationships } = body.data;
    const { email } = attributes.profile.data.attributes;
    const now = new Date();
    const source = attributes.custom_source ?? "newsletter form";
    transaction(platform.database, () => {
      subscribe(platform.database, email, { source, listId: relationships.list.data.id, now });
      issueDiscount(platform.database, welcomeCode, email, now);
    });
  });
  return async (request, response, url) => {
    if (request.method !== "POST") return subscribed(request, response, url);
    const seconds = await platform.rateLimits.take("newsletter", clientNetwork(request, platform.settings));
    if (seconds === undefined) return subscribed(request, response, url);
    allowStorefront(request, response, platform.settings);
    sendTooMany(response, seconds);
  };
}
