import { createHash, randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible, expectOrderedHeadings } from "./accessibility.ts";
import type { Shop } from "./shop.ts";
import { expect, test } from "./test.ts";

function authorization({ url, platformUrl }: Shop): string {
  const verifier = randomBytes(32).toString("base64url");
  const parameters = new URLSearchParams({
    client_id: "circlet-storefront",
    response_type: "code",
    redirect_uri: `${url}/`,
    scope: "openid email https://api.customers.com/auth/customer.graphql",
    state: "state",
    nonce: "a1B2c3D4e5",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  return `${platformUrl}/1/auth/oauth/authorize?${parameters}`;
}

/** Expects no axe violation, ordered headings and no horizontal scrolling. */
async function expectAccessibleLayout(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectOrderedHeadings(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

async function enterWrongCode(page: Page): Promise<void> {
  const right = await page.locator(".shown-code").textContent();
  await page.getByLabel("Code").fill(right?.trim() === "111111" ? "222222" : "111111");
  // The next code is on the next page.
  await Promise.all([page.waitForEvent("domcontentloaded"), page.keyboard.press("Enter")]);
}

test("signing in and out with the keyboard is accessible in every state, including errors", async ({
  page,
  shop,
}) => {
  await page.goto(authorization(shop));
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await expectAccessibleLayout(page);
  await page.keyboard.type("nobody");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Enter an email like name@example.com.");
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await expectAccessibleLayout(page);

  await page.getByLabel("Email", { exact: true }).fill(`${crypto.randomUUID()}@circlet.example`);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code")).toBeFocused();
  await expect(page.getByText("It sends no emails, so here is your code:")).toBeVisible();
  await expectAccessibleLayout(page);
  await enterWrongCode(page);
  await expect(page.getByText("That code isn’t right. You have 4 more tries.")).toBeVisible();
  await expectAccessibleLayout(page);
  for (let tries = 0; tries < 4; tries++) await enterWrongCode(page);
  await expect(page.getByRole("alert")).toContainText("That was one try too many for this code.");
  await expectAccessibleLayout(page);

  await page.getByRole("button", { name: "Get a new code" }).click();
  const code = (await page.locator(".shown-code").textContent())?.trim() ?? "";
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/^[^?]*\/(?:\?code=.*state=state.*)?$/);
  expect(new URL(page.url()).origin).toBe(shop.url);

  await page.goto(`${shop.platformUrl}/1/auth/logout`);
  await expect(page.getByRole("heading", { name: "Log out of Circlet?" })).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "You’re signed out" })).toBeVisible();
  await expectAccessibleLayout(page);
});
