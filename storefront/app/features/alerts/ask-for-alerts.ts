import { Extensions_AskForAlertsDocument } from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { ServiceFailure } from "~/http/service-failure";
import type { SearchToSave } from "~/shopper/saved-searches/saved-search";

/** `refused`: the service does not take the address. */
export type AskOutcome = "asked" | "refused" | "failed";

/** Asks for alerts of a search at an address, whose owner must confirm them. Never rejects. */
export async function askForAlerts(
  commerce: Commerce,
  email: string,
  { path, name }: SearchToSave,
): Promise<AskOutcome> {
  try {
    // Only a script knows the shopper's time zone.
    const variables = { email, path, name, timeZone: null };
    const response = await commerce.mutate(Extensions_AskForAlertsDocument, variables);
    return response.askForAlerts ? "asked" : "failed";
  } catch (error) {
    if (error instanceof ServiceFailure && error.failure === "refused") return "refused";
    console.error(error);
    return "failed";
  }
}
