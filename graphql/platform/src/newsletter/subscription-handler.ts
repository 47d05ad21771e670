import * as v from "valibot";
import { issueDiscount } from "../discount/discount-store.ts";
import type { Handler } from "../http/answer.ts";
import { clientHandler } from "../marketing/client-request.ts";
import { emailAddress } from "../marketing/email-address.ts";
import type { Platform } from "../platform.ts";
import { subscribe } from "./subscription-store.ts";

/** The code that a new subscriber gets, in a welcome email that the local service does not send. */
const welcomeCode = "WELCOME";

/** Specification B7: a subscription with a profile holding an email, and a relationship to a mailing list. */
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

/** `POST /client/subscriptions/?company_id=…`: writes a newsletter's subscriber down. */
export function subscriptionHandler(platform: Platform): Handler {
  return clientHandler(platform, subscription, ({ body }) => {
    const { attributes, relationships } = body.data;
    const { email } = attributes.profile.data.attributes;
    const now = new Date();
    const source = attributes.custom_source ?? "newsletter form";
    subscribe(platform.database, email, { source, listId: relationships.list.data.id, now });
    issueDiscount(platform.database, welcomeCode, email, now);
  });
}
