import {
  Extensions_GetStoppableAlertsDocument,
  Extensions_StopEmailAlertsDocument,
} from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { optionalData } from "~/http/optional-data";

export type StopOutcome = "stopped" | "unknown" | "failed";

/** Tokens have 32 characters. */
const longest = 100;

/** What stops, named. */
export interface StoppableAlerts {
  readonly searches: readonly { readonly id: string; readonly name: string }[];
  readonly hasWishlist: boolean;
}

/** What a token stops. Null if that is unknown: the page then offers to stop everything. */
export async function loadStoppable(commerce: Commerce, token: string): Promise<StoppableAlerts | null> {
  if (token === "" || token.length > longest) return null;
  const found = await optionalData((signal) =>
    commerce.query(Extensions_GetStoppableAlertsDocument, { token }, signal),
  );
  return found?.getStoppableAlerts ?? null;
}

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
