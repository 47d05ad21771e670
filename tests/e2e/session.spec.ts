import type { Page } from "@playwright/test";
import { expectAccessibleAtBothWidths } from "./accessibility.ts";
import { recordAnnouncements } from "./announcements.ts";
import { Customer } from "./customer-session.ts";
import { queryService } from "../query-service.ts";
import { startWithEmptyCart } from "./service-carts.ts";
import { startStorefront, type Shop } from "./shop.ts";
import { gotoHydrated, hydrated } from "./hydrated.ts";
import { expect, onDesktop, onPhone, test } from "./test.ts";

const anyToken = "**/oauth/token";

const emailOf = (page: Page) => page.getByRole("textbox", { name: "Email", exact: true });

test(
  "a visitor who opens an account page signs in and returns to it",
  onPhone,
  async ({ page, context, shop, customer }) => {
    await startWithEmptyCart(context, shop.platformUrl);
    const requested = page.waitForRequest((request) => request.url().includes("/oauth/authorize"));
    await page.goto("/profile/settings");
    const query = new URL((await requested).url()).searchParams;
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
    expect(await customer.stored("access_token")).toBeTruthy();
    expect(await customer.stored("code-verifier")).toBeNull();
    await expect.poll(() => buyerEmail(customer, shop)).toBe(customer.email);
  },
);

async function buyerEmail(customer: Customer, { platformUrl }: Shop): Promise<unknown> {
  const id = await customer.stored("cart_id");
  const { cart } = await queryService<{ cart: { buyerIdentity: { email: unknown } } | null }>(
    platformUrl,
    "query ($id: ID!) { cart(id: $id) { buyerIdentity { email } } }",
    { id },
  );
  return cart?.buyerIdentity.email;
}

test("the OAuth client loads only when somebody signs in", onDesktop, async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.add(request.url());
  });
  const hasClient = async () => {
    const responses = await Promise.all([...scripts].map((url) => page.request.get(url)));
    const texts = await Promise.all(responses.map((response) => response.text()));
    return texts.some((text) => text.includes("OAUTH_"));
  };
  for (const path of ["/", "/faq"]) {
    await gotoHydrated(page, path);
    await page.getByRole("button", { name: "Account" }).click();
    await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
    expect(scripts.size).toBeGreaterThan(0);
    expect(await hasClient()).toBe(false);
  }
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
  expect(await hasClient()).toBe(true);
});

test("the header's account links ask visitors to sign in, then open the customer's pages", async ({
  page,
  customer,
}) => {
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

test.describe("a session", onDesktop, () => {
  test("a session is refreshed once for two tabs", async ({ page, context, customer }) => {
    await customer.signInTo("/profile/settings");
    await expect(emailOf(page)).toHaveValue(customer.email);
    const before = await customer.stored("access_token");
    await customer.store({ access_token_expires: "1" });
    const refreshes: string[] = [];
    context.on("request", (request) => {
      if (request.postData()?.includes("grant_type=refresh_token")) refreshes.push(request.url());
    });
    const other = await context.newPage();
    await Promise.all([page.reload(), other.goto("/profile/settings")]);
    for (const tab of [page, other]) {
      await expect(emailOf(tab)).toHaveValue(customer.email);
    }
    expect(refreshes).toHaveLength(1);
    expect(await customer.stored("access_token")).not.toBe(before);
  });

  test("a session survives an outage of the identity provider", async ({ page, customer }) => {
    await customer.signInTo("/profile/settings");
    await expect(emailOf(page)).toHaveValue(customer.email);
    await customer.store({ access_token_expires: "1" });
    await page.route(anyToken, (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await expect(page.getByText("Your settings did not load")).toBeVisible();
    expect(await customer.stored("refresh_token")).toBeTruthy();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(emailOf(page)).toHaveValue(customer.email);
  });

  test("a session survives a service that rejects every token, without a second sign-in", async ({
    page,
    customer,
    dress,
  }) => {
    const expectAnnounced = await recordAnnouncements(page);
    await page.route("**", async (route) => {
      const body = route.request().postData() ?? "";
      const isCustomers = /"operationName":"(customer|extensions)_/.test(body);
      return isCustomers ? route.fulfill({ status: 401, json: { errors: [] } }) : route.fallback();
    });
    const signIns: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/oauth/authorize?")) signIns.push(request.url());
    });
    await page.goto(dress.path);
    await (await hydrated(page.getByRole("button", { name: "Add To Wishlist" }).first())).click();
    await customer.identify();
    await expectAnnounced("Your wishlist could not be changed. Please try again.");
    for (const section of ["orders", "wishlist", "settings"]) {
      await page.goto(`/profile/${section}`);
      await expect(page.getByRole("alert").filter({ hasText: "did not load" })).toBeVisible();
    }
    expect(signIns).toHaveLength(1);
    expect(await customer.stored("access_token")).toBeTruthy();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(emailOf(page)).toHaveValue(customer.email);
  });

  test("a session that has expired says so, and signing in returns to the same page", async ({
    page,
    customer,
  }) => {
    await customer.signInTo("/profile/settings");
    await expect(emailOf(page)).toHaveValue(customer.email);
    await customer.store({ access_token_expires: "1", refresh_token: "gone" });
    await page.reload();
    await expect(page.getByRole("heading", { name: "Your session has ended" })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    expect(await customer.stored("access_token")).toBeNull();
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText(`Signed in as ${customer.email}`)).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/settings$/);
  });
});

test("sign-in, refresh and logout also work with the direct flow", onPhone, async ({ page, shop }) => {
  const storefront = await startStorefront(shop.platformUrl, {
    STOREFRONT_SIGN_IN_FLOW: "direct",
    STOREFRONT_EXTENSIONS_API_URL: shop.extensionsUrl,
  });
  try {
    const customer = new Customer(page);
    const grants: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      const grant = new URLSearchParams(request.postData() ?? "").get("grant_type");
      if (pathname.endsWith("/oauth/token")) grants.push(`${pathname} ${grant}`);
    });
    await customer.signInTo(`${storefront.url}/profile/orders`);
    await expect(page.getByText("You have no active orders")).toBeVisible();
    await customer.store({ access_token_expires: "1" });
    await page.reload();
    await expect(page.getByText("You have no active orders")).toBeVisible();
    const token = "/authentication/1/oauth/token";
    expect(grants).toEqual([`${token} authorization_code`, `${token} refresh_token`]);
    await customer.store({ recent_searches: '["coat"]' });
    await page.goto(`${storefront.url}/profile/logout`);
    const loggedOut = page.waitForRequest((request) => request.url().includes("/authentication/1/logout"));
    await page.getByRole("button", { name: "Logout" }).click();
    await loggedOut;
    await expect(page).toHaveURL(`${storefront.url}/`);
    expect(await customer.stored("access_token")).toBeNull();
    expect(await customer.stored("recent_searches")).toBe('["coat"]');
  } finally {
    await storefront.stop();
  }
});

test(
  "logging out ends the session in every tab and at the identity provider",
  onDesktop,
  async ({ page, context, shop, customer }) => {
    await customer.signInTo("/profile/orders");
    const other = await context.newPage();
    await other.goto("/profile/orders");
    await expect(other.getByText("You have no active orders")).toBeVisible();
    await customer.store({ cart_id: "gid://shopify/Cart/kept" });
    await page
      .getByRole("navigation", { name: "Your account" })
      .getByRole("link", { name: "Logout" })
      .click();
    const dialog = page.getByRole("alertdialog", { name: "Are you sure you want to logout?" });
    await expect(dialog.getByRole("button", { name: "Stay signed in" })).toBeFocused();
    await expectAccessibleAtBothWidths(page);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/profile$/);
    expect(await customer.stored("access_token")).toBeTruthy();

    const history = { recently_viewed: '["gid://shopify/Product/1"]', recent_searches: '["coat"]' };
    await customer.store(history);
    await page.goto("/profile/logout");
    await dialog
      .getByRole("checkbox", { name: "Also clear recently viewed products and recent searches" })
      .check();
    await expectAccessibleAtBothWidths(page);
    const loggedOut = page.waitForRequest((request) => request.url().includes("/auth/logout"));
    await dialog.getByRole("button", { name: "Logout" }).click();
    const query = new URL((await loggedOut).url()).searchParams;
    expect(query.get("id_token_hint")?.split(".")).toHaveLength(3);
    await expect(page).toHaveURL(`${shop.url}/`);
    const tokens = ["access_token", "id_token", "refresh_token"];
    for (const name of [...tokens, "wishlist", "cart_id", ...Object.keys(history)]) {
      expect(await customer.stored(name)).toBeNull();
    }
    await expect(other.getByRole("heading", { name: "You signed out" })).toBeVisible();
    await expectAccessibleAtBothWidths(other);
    await page.goto("/profile");
    await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
  },
);

test("an account page says that it needs JavaScript", onPhone, async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto("/profile/wishlist");
  await expect(page.getByRole("heading", { level: 1, name: "Wishlist" })).toBeVisible();
  await expect(page.getByText("Your account needs JavaScript")).toBeVisible();
  await context.close();
});
