import { serveLocally } from "@circlet/service-kit/http/local-server.fixture";
import { beforeEach, expect, test } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { checkSignIn } from "./check-sign-in.ts";
import { describeFinding } from "./diagnose.ts";

let store: string;
let registered: { client: string; callback: string };

/** A fake store that knows one client with one callback URL. */
beforeEach(async () => {
  registered = { client: "circlet-storefront", callback: "https://shop.example/" };
  store = await serveLocally((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", store);
    if (pathname === "/.well-known/openid-configuration") {
      const authorization_endpoint = `${store}/authentication/1/oauth/authorize`;
      return response.end(JSON.stringify({ authorization_endpoint }));
    }
    if (pathname === "/1/auth/oauth/authorize") {
      const isKnown =
        searchParams.get("client_id") === registered.client &&
        searchParams.get("redirect_uri") === registered.callback;
      return response.writeHead(isKnown ? 302 : 400, isKnown ? { Location: "/sign-in" } : {}).end();
    }
    return response.writeHead(pathname.startsWith("/account/customer/api/") ? 401 : 404).end();
  });
});

async function report(settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const findings = await checkSignIn(
    readSettings({ STOREFRONT_API_URL: store, STOREFRONT_URL: "https://shop.example", ...settings }),
  );
  return findings.map(describeFinding).join("\n");
}

test("the doctor finds nothing wrong if sign-in works", async () => {
  const text = await report();
  expect(text).not.toContain("Set it:");
  expect(text).toContain("✓ Callback address https://shop.example/");
  expect(text).toContain("✓ Customer Account API at");
});

test("the doctor reports a callback URL that is not registered", async () => {
  registered.callback = "https://other.example/";
  const text = await report();
  expect(text).toContain(
    "– The sign-in page rejects the client circlet-storefront with the callback address https://shop.example/.",
  );
});

test("the doctor reports settings of another shop's sign-in", async () => {
  expect(await report({ STOREFRONT_SHOP_ID: "7" })).toMatch(/not at http:\/\/127\.0\.0\.1:\d+ as shop 7\./);
});

test("the doctor reports a store without sign-in and Customer Account API", async () => {
  const text = await report({
    STOREFRONT_API_URL: "http://127.0.0.1:1",
    STOREFRONT_CUSTOMER_API_URL: `${store}/nothing`,
  });
  expect(text).toContain("– The store has no sign-in document at http://127.0.0.1:1/.well-known");
  expect(text).toContain("– Nothing serves the Customer Account API at");
});

test("the doctor asks nobody about sign-in while a hosted store has the demo's client", async () => {
  expect(await report({ STOREFRONT_API_URL: "https://shop.invalid" })).toBe("");
});
