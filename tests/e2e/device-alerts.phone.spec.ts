import type { Page, Worker } from "@playwright/test";
import {
  openPushService,
  type TestDevice,
} from "../../graphql/extensions/src/alerts/push/push-service.fixture.ts";
import { expectAccessible } from "./accessibility.ts";
import { hydrated } from "./hydrated.ts";
import { productCsv } from "./test-product.ts";
import { expect, test } from "./test.ts";

// The browser of the tests has neither a push service nor notifications, so these are stand-ins. All else is its own.
test.use({ serviceWorkers: "allow" });

const turnOn = (page: Page) => page.getByRole("button", { name: "Tell me on this device" });
const turnOff = (page: Page) => page.getByRole("button", { name: "Turn off on this device" });
const alerts = (page: Page) => page.getByRole("checkbox", { name: /^Email me what’s new/ });

async function subscribeTo(page: Page, device: TestDevice): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const key = "test-is-subscribed";
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    };
    const isSubscribed = () => localStorage.getItem(key) !== null;
    Object.assign(Notification, { requestPermission: async () => "granted" });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isSubscribed() ? subscription : null),
      subscribe: async () => {
        localStorage.setItem(key, "yes");
        return subscription;
      },
    });
  }, device.input);
}

/** Delivers a message to the page's service worker, as the browser does with one of its push service. */
async function openDelivery(page: Page): Promise<(data: string) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return async (data) => {
    await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  };
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** Keeps what the page's service worker shows, since this browser has no notifications. Returns a function that reads it. */
async function recordNotifications(worker: Worker): Promise<() => Promise<readonly Shown[]>> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: object; shown: Map<string, object> };
    scope.shown = new Map();
    Object.assign(scope.registration, {
      showNotification: async (title: string, options: { tag: string }) => {
        scope.shown.set(options.tag, { title, ...options });
      },
    });
  });
  return () =>
    worker.evaluate(() => {
      const { shown } = globalThis as unknown as { shown: ReadonlyMap<string, Shown> };
      return [...shown.values()].map(({ title, body, tag }) => ({ title, body, tag }));
    });
}

/** Chooses the button of the notification that is shown. */
async function chooseStop(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    const { shown } = globalThis as unknown as { shown: Map<string, { data: unknown }> };
    const [notification] = shown.values();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const close = () => shown.clear();
    const event = new Event("notificationclick");
    const notificationShown = { data: notification?.data, close };
    Object.assign(event, { action: "stop", notification: notificationShown, waitUntil: resolve });
    globalThis.dispatchEvent(event);
    await promise;
  });
}

test("alerts come to the device in which the shopper wants them, and stop from the notification", async ({
  page,
  shop,
  customer,
}) => {
  const service = await openPushService();
  const device = service.newDevice("phone");
  await subscribeTo(page, device);
  const size = `Q${crypto.randomUUID().slice(0, 6)}`;
  await customer.signInTo("/profile/saved-searches");
  await expect(turnOn(page)).toHaveCount(0);
  await alerts(page).click();
  await expect(page.getByText("Alerts are on.")).toBeVisible();
  const hours = page.getByRole("form", { name: "Quiet hours" });
  await hours.getByLabel("To").selectOption(await hours.getByLabel("From").inputValue());
  await hours.getByRole("button", { name: "Save quiet hours" }).click();
  await expect(page.getByText("Your quiet hours are saved.")).toBeVisible();
  await turnOn(page).click();
  await expect(page.getByText("Alerts come to this device.")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(turnOff(page)).toBeVisible();

  const wanted = { brand: "Norelle", variants: [{ color: "Red", size }] };
  const gone = productCsv(wanted);
  await shop.importCsv(gone.csv);
  await shop.merchant("sell", gone.stocked.handle);
  await page.goto(gone.stocked.path);
  const form = page.getByRole("form", { name: "Tell me when something like this comes" });
  await (await hydrated(form.getByRole("button", { name: "Tell me" }))).click();
  await expect(form.getByText("We tell you as soon as something like this comes.")).toBeVisible();
  const similar = productCsv({ ...wanted, shortTitle: "Silk dress" });
  await shop.importCsv(similar.csv);
  await shop.sendAlerts();
  await expect.poll(() => service.received.length).toBe(1);

  await page.goto("/profile/saved-searches");
  await expect.poll(() => page.context().serviceWorkers().length).toBe(1);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("The page has no service worker");
  const notifications = await recordNotifications(worker);
  const deliver = await openDelivery(page);
  const text = service.received[0]?.text ?? "";
  expect(JSON.parse(text)).toMatchObject({ path: similar.stocked.path });
  await deliver(text);
  await expect.poll(notifications).toMatchObject([
    {
      title: `1 new match: Dresses, Size ${size}, Norelle`,
      body: `Norelle ${similar.stocked.title}`,
    },
  ]);
  // A message that is sent again after a crash replaces the first.
  await deliver(text);
  await deliver("not from the shop");
  await expect.poll(notifications).toMatchObject([{}, { title: "Something new for you" }]);
  await chooseStop(worker);
  await expect.poll(notifications).toMatchObject([{ title: "You get no more of these alerts" }]);
  await page.reload();
  await expect(page.getByLabel(`Tell me: Dresses, Size ${size}, Norelle`)).toHaveValue("OFF");
  await expect(turnOff(page)).toBeVisible();
  service.close();
});

test("a device gets no alerts after the shopper turns them off or signs out", async ({ page, customer }) => {
  const service = await openPushService();
  await subscribeTo(page, service.newDevice("phone"));
  const isSubscribed = () => page.evaluate(() => localStorage.getItem("test-is-subscribed"));
  await customer.signInTo("/profile/saved-searches");
  await alerts(page).click();
  await turnOn(page).click();
  await turnOff(page).click();
  await expect(turnOn(page)).toBeVisible();
  expect(await isSubscribed()).toBeNull();
  await turnOn(page).click();
  await expect(turnOff(page)).toBeVisible();
  await alerts(page).click();
  await expect(page.getByText("Alerts are off.")).toBeVisible();
  expect(await isSubscribed()).toBeNull();
  await alerts(page).click();
  await turnOn(page).click();
  await expect(turnOff(page)).toBeVisible();
  await page.goto("/profile/logout");
  await page.getByRole("alertdialog").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await isSubscribed()).toBeNull();
  service.close();
});

test("the account explains why a browser does not tell this device", async ({ page, customer }) => {
  await page.addInitScript(() => {
    Object.assign(Notification, { requestPermission: async () => "denied" });
  });
  await customer.signInTo("/profile/saved-searches");
  await alerts(page).click();
  await turnOn(page).click();
  await expect(page.getByRole("alert")).toContainText("Your browser blocks notifications from this shop.");
  await expectAccessible(page);
});

test("a browser without push services has no such control", async ({ page, customer }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "PushManager");
  });
  await customer.signInTo("/profile/saved-searches");
  await alerts(page).click();
  await expect(page.getByText("Alerts are on.")).toBeVisible();
  await expect(page.getByRole("form", { name: "Quiet hours" })).toBeVisible();
  await expect(turnOn(page)).toHaveCount(0);
});
