import * as v from "valibot";
import type { ServiceHandler } from "../../shared/http/service-app.ts";
import type { Platform } from "../../shared/platform.ts";
import { tooManyResponse } from "@circlet/service-kit/http/respond";
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

/** `POST /client/subscriptions/?company_id=…`: sends a newsletter subscriber an email to confirm. */
export function subscriptionHandler(platform: Platform): ServiceHandler {
  const subscribed = clientHandler(subscription, ({ body }) => {
    const { attributes, relationships } = body.data;
    const { email } = attributes.profile.data.attributes;
    const now = new Date();
    const source = attributes.custom_source ?? "newsletter form";
    askToConfirm(platform.database, email, { source, listId: relationships.list.data.id, now });
  });
  return async (context) => {
    if (context.req.method !== "POST") return subscribed(context);
    const seconds = await platform.rateLimits.take("newsletter", context.get("network"));
    return seconds === undefined ? subscribed(context) : tooManyResponse(seconds);
  };
}
