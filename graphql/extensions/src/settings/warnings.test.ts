import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";
import { settingWarnings } from "./warnings.ts";

test("a warning says what the service does without a webhook secret", () => {
  expect(settingWarnings(readSettings({}))).toEqual([
    "Without STOREFRONT_WEBHOOK_SECRET, webhooks are refused: suggestions learn nothing from paid orders, and alerts come weekly only.",
  ]);
  const complete = readSettings({ STOREFRONT_WEBHOOK_SECRET: "a-secret-of-the-tests" });
  expect(settingWarnings(complete)).toEqual([]);
});
