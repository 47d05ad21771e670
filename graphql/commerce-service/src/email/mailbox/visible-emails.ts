import type { ServiceContext } from "../../shared/http/service-app.ts";
import type { Platform } from "../../shared/platform.ts";
import { emailsTo, type RenderedEmail } from "../rendered-emails.ts";
import { requestedEmail } from "./requested-email.ts";

const hour = 3_600_000;

/** The emails that a request sees. Anyone can enter any address, so other machines see only the last hour's. */
export function visibleEmails(
  platform: Pick<Platform, "database" | "settings">,
  context: ServiceContext,
): RenderedEmail[] {
  const email = requestedEmail(context.req);
  if (email === "") return [];
  const now = new Date();
  const isOwnMachine = context.get("network") === undefined;
  return emailsTo(platform, email, now, isOwnMachine ? undefined : new Date(now.getTime() - hour));
}
