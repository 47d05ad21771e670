import type { Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "./accessibility.ts";
import type { Customer } from "./customer-session.ts";
import { hydrated } from "./hydrated.ts";
import { expect, onDesktop, onPhone, test } from "./test.ts";

/** Changes this parameter of the identity provider's callback if local storage has its name under "tamper". */
async function tamperWith(page: Page, name: string): Promise<void> {
  await page.addInitScript((parameter) => {
    const callback = new URL(location.href);
    if (!callback.searchParams.has("code") || localStorage.getItem("tamper") !== parameter) return;
    callback.searchParams.set(parameter, "https://evil.example");
    history.replaceState(null, "", callback);
  }, name);
}

async function expectRejected(customer: Customer): Promise<void> {
  await expect(customer.page.getByRole("heading", { name: "We could not sign you in" })).toBeVisible();
  await expect(customer.page).toHaveURL(/\/$/);
  expect(await customer.stored("access_token")).toBeNull();
}

test.describe("a sign-in callback", onDesktop, () => {
  test("a sign-in callback is rejected without a pending sign-in, but a discount code in the URL is not a callback", async ({
    page,
    customer,
  }) => {
    await page.goto("/?code=stolen&state=guessed");
    await expectRejected(customer);
    await expectAccessibleAtBothWidths(page);
    await page.goto("/?code=WELCOME");
    await expect(await hydrated(page.getByRole("heading", { level: 1 }))).toHaveText(/^Sent back\./);
    await page.goto("/profile/orders");
    await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
    await page.goto("/?code=stolen");
    await expectRejected(customer);
  });

  test("a sign-in callback is rejected with a wrong state or issuer, and Try again works", async ({
    page,
    customer,
  }) => {
    await page.goto("/faq");
    for (const name of ["state", "iss"]) {
      await tamperWith(page, name);
      await customer.store({ tamper: name });
      await page.goto("/profile/orders");
      // The second time, the identity provider still has its session.
      if (name === "state") await customer.identify();
      await expectRejected(customer);
    }
    await customer.store({ tamper: "" });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(`Signed in as ${customer.email}`)).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/orders$/);
  });
});

test("a shopper who cancels the sign-in can go back or try again", onPhone, async ({ page, shop }) => {
  await page.goto("/faq");
  await page.goto("/profile/orders");
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  const pending = await page.evaluate(() => sessionStorage.getItem("sign_in"));
  const { state } = JSON.parse(pending ?? "{}") as { state?: string };
  const iss = encodeURIComponent(`${shop.platformUrl}/authentication/1`);
  await page.goto(`/?code=c0de&error=access_denied&state=${state}&iss=${iss}`);
  await expect(page.getByRole("heading", { name: "You are not signed in" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});
