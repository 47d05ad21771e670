import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { ensureCustomer } from "../../customers/customer-store.ts";
import { openDatabase } from "../../database/database.ts";
import { get } from "../../database/statement.ts";
import { testSettings } from "../../settings/settings.ts";
import { turnAlertsOn } from "./email-alerts-store.ts";
import { startAlerts } from "./run-alerts.ts";
import { addSavedListing } from "./saved-listing-store.ts";

test("a run stops at once while the storefront does not respond, and the customer stays due", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = Promise.withResolvers<undefined>();
  const storefront = createServer(() => asked.resolve(undefined));
  await new Promise<void>((resolve) => storefront.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    storefront.closeAllConnections();
    storefront.close();
  });
  const { port } = storefront.address() as AddressInfo;
  const database = openDatabase(":memory:");
  const now = new Date();
  const { id: customer } = ensureCustomer(database, "ada@circlet.example", now);
  addSavedListing(database, customer, { path: "/search?text=linen", name: "Linen" }, now);
  turnAlertsOn(database, customer, now);

  const settings = testSettings({ storefrontUrl: `http://127.0.0.1:${port}` });
  const log = vi.fn();
  const stop = startAlerts({ database, settings, log });
  vi.advanceTimersByTime(5 * 60_000);
  await asked.promise;
  await stop();
  expect(log).not.toHaveBeenCalled();
  const { due } = get<{ due: string }>(database, "SELECT next_check_at AS due FROM email_alerts") ?? {};
  expect(Date.parse(due ?? "")).toBeLessThanOrEqual(Date.now());
});
