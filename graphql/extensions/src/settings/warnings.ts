import type { Settings } from "./settings.ts";

/** What the service does without the settings that are missing. */
export function settingWarnings({ webhookSecret }: Settings): string[] {
  if (webhookSecret !== undefined) return [];
  return [
    "Without STOREFRONT_WEBHOOK_SECRET, webhooks are refused: suggestions learn nothing from paid orders, and alerts come weekly only.",
  ];
}
