import { Extensions_ConfirmAlertsDocument } from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";

export type ConfirmOutcome = "confirmed" | "unknown" | "failed";

/** Tokens have 32 characters. */
const longest = 100;

/** Turns a guest's alerts on by the token of the email that asked. Never rejects. */
export async function confirmAlerts(commerce: Commerce, token: string): Promise<ConfirmOutcome> {
  if (token === "" || token.length > longest) return "unknown";
  try {
    const response = await commerce.mutate(Extensions_ConfirmAlertsDocument, { token });
    return response.confirmAlerts ? "confirmed" : "unknown";
  } catch (error) {
    console.error(error);
    return "failed";
  }
}
