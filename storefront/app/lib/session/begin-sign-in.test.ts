import { announce } from "@circlet/design-system";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PublicSettings } from "~/lib/public-settings";
import { beginSignIn } from "./begin-sign-in";
import { tabs } from "./browser-tabs.fixture";
import { begunSignIn } from "./kept-sign-in";

const identity = {
  url: "https://accounts.example",
  shopId: "12",
  clientId: "circlet-storefront",
  flow: "token-exchange",
  issuer: "https://accounts.example/authentication/12",
} as const;
const settings = { url: "https://shop.example", identity } as unknown as PublicSettings;

vi.mock("@circlet/design-system", () => ({ announce: vi.fn() }));

let page: Window;
const assign = vi.fn();

beforeEach(() => {
  page = tabs()();
  Object.assign(page, {
    location: { origin: "https://shop.example", href: "https://shop.example/faq", assign },
  });
  vi.stubGlobal("window", page);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test("a shopper leaves for an identity provider that is there, whatever it answers", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 500 }));
  expect(await beginSignIn(settings, "/profile/orders")).toBe(true);
  expect(assign).toHaveBeenCalledWith(
    expect.stringContaining("https://accounts.example/12/auth/oauth/authorize?"),
  );
  expect(begunSignIn(page)?.returnTo).toBe("/profile/orders");
});

test("one that cannot be reached is told, and the shopper stays with nothing begun", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await beginSignIn(settings, "/profile/orders")).toBe(false);
  expect(announce).toHaveBeenCalledWith(
    "We can’t reach the sign-in page. Please try again in a moment.",
    expect.objectContaining({ isSeen: true }),
  );
  expect(assign).not.toHaveBeenCalled();
  expect(begunSignIn(page)).toBeNull();
});

test("one that is slow is gone to all the same", async () => {
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason));
  await beginSignIn(settings, "/profile/orders");
  expect(assign).toHaveBeenCalledOnce();
});

test.each([
  ["is there", async () => new Response()],
  ["cannot be reached", async () => Promise.reject(new TypeError("Failed to fetch"))],
])("a shopper who went to another page before it was known that it %s is left there", async (_, answer) => {
  vi.stubGlobal("fetch", () => {
    page.location.href = "https://shop.example/shop/dresses";
    return answer();
  });
  expect(await beginSignIn(settings, "/profile/orders")).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  expect(announce).not.toHaveBeenCalled();
  expect(begunSignIn(page)).toBeNull();
});
