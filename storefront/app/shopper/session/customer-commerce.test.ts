import { Customer_CustomerDocument } from "@circlet/graphql/generated/customer";
import { beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "./browser-tab.fixture";
import { createCustomerCommerce } from "./customer-commerce";
import { settings } from "./identity.fixture";
import { writeTokens } from "./token-storage";

const customerApiUrl = "https://accounts.example/customer";

/** The token of each request to the customer service, or "refresh" for a token refresh. */
let requests: string[];
let refresh: () => Response;

const customers = () => createCustomerCommerce({ ...settings, customerApiUrl });
const profile = () => customers().query(Customer_CustomerDocument, { withOrders: false });
const granted = () => Response.json({ access_token: "fresh", token_type: "bearer", refresh_token: "r1" });

beforeEach(() => {
  requests = [];
  refresh = granted;
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("window", Object.assign(new EventTarget(), { navigator }));
  vi.stubGlobal("StorageEvent", class extends Event {});
  writeTokens(localStorage, {
    accessToken: "stale",
    idToken: "id",
    refreshToken: "r0",
    expiresAt: Date.now() + 3_600_000,
  });
  vi.stubGlobal("fetch", async (url: string, { body, headers }: RequestInit) => {
    if (url === customerApiUrl) {
      requests.push(new Headers(headers).get("Authorization") ?? "");
      return Response.json({ errors: [{ message: "Sign in" }] }, { status: 401 });
    }
    if (body instanceof URLSearchParams && body.get("grant_type") === "refresh_token")
      requests.push("refresh");
    return refresh();
  });
});

test.each(["my_sizes", "my_garments"])(
  "the account's %s leave with the session, so that the next customer does not get them",
  async (key) => {
    localStorage.setItem(key, '["shoes_us_m.8"]');
    await expect(profile()).rejects.toMatchObject({ failure: "unavailable" });
    expect(localStorage.getItem(key)).not.toBeNull();
    const onStorage = vi.fn();
    window.addEventListener("storage", onStorage);
    refresh = () => Response.json({ error: "invalid_grant" }, { status: 400 });
    await expect(profile()).rejects.toMatchObject({ failure: "signed-out" });
    expect(localStorage.getItem(key)).toBeNull();
    expect(onStorage).toHaveBeenCalled();
  },
);

test("the session stays if a rejected token cannot be refreshed right now", async () => {
  refresh = () => new Response(null, { status: 503 });
  await expect(profile()).rejects.toMatchObject({ failure: "unavailable" });
  expect(requests).toEqual(["stale", "refresh"]);
  expect(localStorage.getItem("access_token")).toBe("stale");
});
