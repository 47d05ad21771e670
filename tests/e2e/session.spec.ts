import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "./accessibility.ts";
import { Customer } from "./customer.ts";
import { openStorefront, type Shop } from "./shop.ts";
import { hydrated } from "./hydrated.ts";
import { expect, test } from "./test.ts";

const anyToken = "**/oauth/token";

/** From now on the identity provider's answer comes with another value of this parameter, while the test says so. */
async function tamperWith(page: Page, name: string): Promise<void> {
  await page.addInitScript((parameter) => {
    const answer = new URL(location.href);
    if (!answer.searchParams.has("code") || localStorage.getItem("tamper") !== parameter) return;
    answer.searchParams.set(parameter, "https://evil.example");
    history.replaceState(null, "", answer);
  }, name);
}

/** What this tab has begun is another when the answer comes. */
async function replaceBegun(page: Page, changes: object): Promise<void> {
  await page.addInitScript((changed) => {
    const begun = sessionStorage.getItem("sign_in");
    if (!begun || !location.search.includes("code=")) return;
    sessionStorage.setItem("sign_in", JSON.stringify({ ...JSON.parse(begun), ...changed }));
  }, changes);
}

const emailOf = (page: Page) => page.getByRole("textbox", { name: "Email", exact: true });

async function expectRefused(customer: Customer): Promise<void> {
  await expect(customer.page.getByRole("heading", { name: "We could not sign you in" })).toBeVisible();
  await expect(customer.page).toHaveURL(/\/$/);
  expect(await customer.kept("access_token")).toBeNull();
}

test("a visitor of an account screen signs in and is back there", async ({ page, shop }) => {
  const customer = new Customer(page);
  const asked = page.waitForRequest((request) => request.url().includes("/oauth/authorize"));
  await page.goto("/profile/settings");
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    scope: "openid email https://api.customers.com/auth/customer.graphql",
    client_id: "circlet-storefront",
    response_type: "code",
    redirect_uri: `${shop.url}/`,
    state: expect.stringMatching(/^\d{13}\w{20,}$/),
    nonce: expect.stringMatching(/^[A-Za-z0-9]{10}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: "S256",
  });
  const exchanges: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/oauth/token")) exchanges.push(request.postData() ?? "");
  });
  await customer.identify();
  await expect(page.getByRole("heading", { level: 1, name: "My Account" })).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/settings$/);
  expect(exchanges.map((fields) => new URLSearchParams(fields).get("grant_type"))).toEqual([
    "authorization_code",
    "urn:ietf:params:oauth:grant-type:token-exchange",
  ]);
  expect(await customer.kept("access_token")).toBeTruthy();
  expect(await customer.kept("code-verifier")).toBeNull();
  await expect.poll(() => cartsEmail(customer, shop)).toBe(customer.email);
});

/** Whose bag it is, as the commerce service knows it (CART-1). */
async function cartsEmail(customer: Customer, { platformUrl }: Shop): Promise<unknown> {
  const id = await customer.kept("cart_id");
  const query = `query Cart($id: ID!) { cart(id: $id) { buyerIdentity { email } } }`;
  const data = { operationName: "Cart", query, variables: { id } };
  const answer = await customer.page.request.post(`${platformUrl}/api/2023-10/graphql.json`, { data });
  const told = (await answer.json()) as { data?: { cart?: { buyerIdentity: { email: unknown } } } };
  return told.data?.cart?.buyerIdentity.email;
}

test("the header's icons lead visitors to the sign-in and customers to their own", async ({ page }) => {
  const customer = new Customer(page);
  await page.goto("/faq");
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (isPhone) await page.getByRole("button", { name: "Menu" }).click();
  const place = isPhone ? page.getByRole("dialog", { name: "Menu" }) : page.getByRole("banner");
  await place.getByRole("link", { name: "Wishlist" }).click();
  await customer.identify();
  await expect(page.getByRole("heading", { name: "Your wishlist is empty." })).toBeVisible();
  if (isPhone) await page.getByRole("button", { name: "Menu" }).click();
  else await page.getByRole("button", { name: "Account" }).click();
  await place.getByRole("link", { name: "Orders" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/orders$/);
});

test.describe("a sign-in that is not this browser's", () => {
  test.skip(({ isMobile }) => isMobile, "the same on every screen");

  test("without a beginning or a state is refused; a coupon in an address is no answer", async ({ page }) => {
    const customer = new Customer(page);
    await page.goto("/?code=stolen&state=guessed");
    await expectRefused(customer);
    await expectAccessibleAtBothWidths(page);
    await page.goto("/?code=WELCOME");
    await expect(await hydrated(page.getByRole("heading", { level: 1 }))).toHaveText(/^Sent back\./);
    await page.goto("/profile/orders");
    await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
    await page.goto("/?code=stolen");
    await expectRefused(customer);
  });

  test("with another state or issuer is refused, and trying again works", async ({ page }) => {
    const customer = new Customer(page);
    await page.goto("/faq");
    for (const name of ["state", "iss"]) {
      await tamperWith(page, name);
      await customer.keep({ tamper: name });
      await page.goto("/profile/orders");
      // The identity provider knows the shopper from the first round on.
      if (name === "state") await customer.identify();
      await expectRefused(customer);
    }
    await customer.keep({ tamper: "" });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(`Signed in as ${customer.email}`)).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/orders$/);
  });

  test("with another nonce is refused", async ({ page }) => {
    const customer = new Customer(page);
    await replaceBegun(page, { nonce: "anotherone" });
    await page.goto("/profile/orders");
    await customer.identify();
    await expectRefused(customer);
  });

  test("that comes a second time is refused, and the session stays", async ({ page }) => {
    const customer = new Customer(page);
    const answered = page.waitForRequest((request) => request.url().includes("/?code="));
    await customer.signInTo("/profile/orders");
    const token = await customer.kept("access_token");
    await page.goto((await answered).url());
    await expect(page.getByRole("heading", { name: "We could not sign you in" })).toBeVisible();
    expect(await customer.kept("access_token")).toBe(token);
  });

  test("leads nowhere but into the shop", async ({ page, shop }) => {
    const customer = new Customer(page);
    await replaceBegun(page, { returnTo: "//evil.example/" });
    await page.goto("/profile/orders");
    await customer.identify();
    await expect(page).toHaveURL(`${shop.url}/`);
    await expect.poll(() => customer.kept("access_token")).toBeTruthy();
  });
});

test("a sign-in that is left is no accident, and Back leads to where it was begun", async ({ page }) => {
  await page.goto("/faq");
  await page.goto("/profile/orders");
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  const begun = await page.evaluate(() => sessionStorage.getItem("sign_in"));
  const { state } = JSON.parse(begun ?? "{}") as { state?: string };
  await page.goto(`/?error=access_denied&state=${state}`);
  await expect(page.getByRole("heading", { name: "You are not signed in" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test.describe("a session", () => {
  test.skip(({ isMobile }) => isMobile, "the same on every screen");

  test("is renewed silently, once for two tabs", async ({ page, context }) => {
    const customer = new Customer(page);
    await customer.signInTo("/profile/settings");
    await expect(emailOf(page)).toHaveValue(customer.email);
    const before = await customer.kept("access_token");
    await customer.keep({ access_token_expires: "1" });
    const renewals: string[] = [];
    context.on("request", (request) => {
      if (request.postData()?.includes("grant_type=refresh_token")) renewals.push(request.url());
    });
    const other = await context.newPage();
    await Promise.all([page.reload(), other.goto("/profile/settings")]);
    for (const tab of [page, other]) {
      await expect(emailOf(tab)).toHaveValue(customer.email);
    }
    expect(renewals).toHaveLength(1);
    expect(await customer.kept("access_token")).not.toBe(before);
  });

  test("outlives a fault of the identity provider", async ({ page }) => {
    const customer = new Customer(page);
    await customer.signInTo("/profile/settings");
    await expect(emailOf(page)).toHaveValue(customer.email);
    await customer.keep({ access_token_expires: "1" });
    await page.route(anyToken, (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await expect(page.getByText("Your settings did not load")).toBeVisible();
    expect(await customer.kept("refresh_token")).toBeTruthy();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(emailOf(page)).toHaveValue(customer.email);
  });

  test("that is over says so, and signing in leads back to the same page", async ({ page }) => {
    const customer = new Customer(page);
    await customer.signInTo("/profile/settings");
    await expect(emailOf(page)).toHaveValue(customer.email);
    await customer.keep({ access_token_expires: "1", refresh_token: "gone" });
    await page.reload();
    await expect(page.getByRole("heading", { name: "Your session has ended" })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    expect(await customer.kept("access_token")).toBeNull();
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText(`Signed in as ${customer.email}`)).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/settings$/);
  });
});

test("the platform's newer form signs in, renews and logs out by one setting", async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(isMobile, "the same on every screen");
  const storefront = await openStorefront(shop.platformUrl, {
    STOREFRONT_SIGN_IN_FLOW: "direct",
    STOREFRONT_EXTENSIONS_API_URL: shop.extensionsUrl,
  });
  const customer = new Customer(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const grant = new URLSearchParams(request.postData() ?? "").get("grant_type");
    if (pathname.endsWith("/oauth/token")) asked.push(`${pathname} ${grant}`);
  });
  await customer.signInTo(`${storefront.url}/profile/orders`);
  await expect(page.getByText("You have no active orders")).toBeVisible();
  await customer.keep({ access_token_expires: "1" });
  await page.reload();
  await expect(page.getByText("You have no active orders")).toBeVisible();
  const token = "/authentication/1/oauth/token";
  expect(asked).toEqual([`${token} authorization_code`, `${token} refresh_token`]);
  await page.goto(`${storefront.url}/profile/logout`);
  const left = page.waitForRequest((request) => request.url().includes("/authentication/1/logout"));
  await page.getByRole("button", { name: "Logout" }).click();
  await left;
  await expect(page).toHaveURL(`${storefront.url}/`);
  expect(await customer.kept("access_token")).toBeNull();
  await storefront.stop();
});

test("a session ends in every tab, on this device and at the identity provider", async ({
  page,
  context,
  shop,
}) => {
  const customer = new Customer(page);
  await customer.signInTo("/profile/orders");
  const other = await context.newPage();
  await other.goto("/profile/orders");
  await expect(other.getByText("You have no active orders")).toBeVisible();
  const cartId = await customer.kept("cart_id");
  await page.getByRole("navigation", { name: "Your account" }).getByRole("link", { name: "Logout" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Are you sure you want to logout?" });
  await expect(dialog.getByRole("button", { name: "Stay signed in" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/profile$/);
  expect(await customer.kept("access_token")).toBeTruthy();

  await page.goto("/profile/logout");
  const left = page.waitForRequest((request) => request.url().includes("/auth/logout"));
  await dialog.getByRole("button", { name: "Logout" }).click();
  const query = new URL((await left).url()).searchParams;
  expect(query.get("id_token_hint")?.split(".")).toHaveLength(3);
  await expect(page).toHaveURL(`${shop.url}/`);
  for (const name of ["access_token", "id_token", "refresh_token", "wishlist"]) {
    expect(await customer.kept(name)).toBeNull();
  }
  expect(await customer.kept("cart_id")).not.toBe(cartId);
  await expect(other.getByRole("heading", { name: "Your session has ended" })).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
});

test("an account screen without JavaScript says what it needs", async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto("/profile/wishlist");
  await expect(page.getByRole("heading", { level: 1, name: "Wishlist" })).toBeVisible();
  await expect(page.getByText("Your account needs JavaScript")).toBeVisible();
  await context.close();
});

test("a section that there is not is not found", async ({ page }) => {
  const answer = await page.goto("/profile/returns");
  expect(answer?.status()).toBe(404);
});
