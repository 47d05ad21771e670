import type { ServiceContext } from "../../server/app.ts";
import type { Platform } from "../../server/platform.ts";
import { mailsTo, type WrittenMail } from "../written-mails.ts";
import { typedEmail } from "./typed-email.ts";

const hour = 3_600_000;

/** The emails that a request sees. Anyone can enter any address, so other machines see only the last hour's. */
export function shownMails(
  platform: Pick<Platform, "database" | "settings">,
  context: ServiceContext,
): WrittenMail[] {
  const email = typedEmail(context.req);
  if (email === "") return [];
  const now = new Date();
  const isOwnMachine = context.get("network") === undefined;
  return mailsTo(platform, email, now, isOwnMachine ? undefined : new Date(now.getTime() - hour));
}
