/** How often a customer wants to hear of a saved search or of a product on the wishlist, as in the schema. */
export type AlertFrequency = "AT_ONCE" | "DAILY" | "WEEKLY" | "OFF";

/** What applies to searches and products for which nobody chose. */
export const usualFrequency: AlertFrequency = "WEEKLY";

/** Whether alerts come from the platform's product webhooks. The others come from a weekly check. */
export function isInTime(frequency: AlertFrequency | null): boolean {
  return frequency === "AT_ONCE" || frequency === "DAILY";
}

/** In SQL, as `isInTime`. */
export const inTimeFrequencies = "('AT_ONCE', 'DAILY')";

/** What a service offers: without the platform's webhooks, it hears of new products only when it checks. */
export function offeredFrequencies(hasWebhooks: boolean): AlertFrequency[] {
  return hasWebhooks ? ["AT_ONCE", "DAILY", "WEEKLY", "OFF"] : ["WEEKLY", "OFF"];
}
