import { Extensions_StopEmailAlertsDocument } from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";

export type StopOutcome = "stopped" | "unknown" | "failed";

/** Tokens have 32 characters. */
const longest = 100;

/** Stops the alerts of the customer whose email had this token: all, or those of one search. Never rejects. */
export async function stopAlerts(
  commerce: Commerce,
  token: string,
  search: string | null,
): Promise<StopOutcome> {
  if (token === "" || token.length > longest || (search?.length ?? 0) > longest) return "unknown";
  try {
    const { stopEmailAlerts } = await commerce.mutate(Extensions_StopEmailAlertsDocument, { token, search });
    return stopEmailAlerts ? "stopped" : "unknown";
  } catch (error) {
    console.error(error);
    return "failed";
  }
}
