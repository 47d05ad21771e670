import { Extensions_AskForAlertsDocument } from "@circlet/graphql/generated/extensions";
import type { PublicSettings } from "~/settings/public-settings";
import { customerCommerce } from "~/shopper/session/customer-commerce";
import type { SearchToSave } from "./saved-search";
import { browserTimeZone } from "./time-zone";

/** Asks for alerts at an address, whose owner must confirm them. Rejects with a `ServiceFailure`. */
export async function askForAlerts(
  settings: PublicSettings,
  email: string,
  { path, name }: SearchToSave,
): Promise<void> {
  const variables = { email, path, name, timeZone: browserTimeZone() };
  const response = await customerCommerce(settings).mutate(Extensions_AskForAlertsDocument, variables);
  if (!response.askForAlerts) throw new Error("The service sends no emails.");
}
