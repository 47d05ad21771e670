import { announce } from "@circlet/design-system";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newBrowser } from "./browser-tab.fixture";
import { settings } from "./identity.fixture";
import { readPendingSignIn } from "./pending-sign-in";
import { signIn } from "./sign-in";
import { rememberCompletion } from "./sign-in-loop";

vi.mock("@circlet/design-system", () => ({ announce: vi.fn() }));

let page: Window;
const assign = vi.fn();

beforeEach(() => {
  page = newBrowser()();
  Object.assign(page, {
    location: { origin: "https://shop.example", href: "https://shop.example/faq", assign },
  });
  vi.stubGlobal("window", page);
});

afterEach(() => void vi.clearAllMocks());

test("the shopper leaves for a provider that responds, whatever the response", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 500 }));
  expect(await signIn(settings, "/profile/orders")).toBe(true);
  expect(assign).toHaveBeenCalledWith(
    expect.stringContaining("https://accounts.example/12/auth/oauth/authorize?"),
  );
  expect(readPendingSignIn(page)?.returnTo).toBe("/profile/orders");
});

test.each([true, false])(
  "the browser remembers whether the provider includes its issuer: %s",
  async (isAdvertised) => {
    const metadata = {
      issuer: settings.identity.issuer,
      authorization_response_iss_parameter_supported: isAdvertised,
    };
    vi.stubGlobal("fetch", async () => Response.json(metadata));
    await signIn(settings, "/faq");
    expect(readPendingSignIn(page)?.hasIssuer).toBe(isAdvertised);
  },
);

test("the shopper stays with a message if the provider is unreachable", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await signIn(settings, "/profile/orders")).toBe(false);
  expect(announce).toHaveBeenCalledWith(
    "We can’t reach the sign-in page. Please try again in a moment.",
    expect.objectContaining({ isSeen: true }),
  );
  expect(assign).not.toHaveBeenCalled();
  expect(readPendingSignIn(page)).toBeNull();
});

test("the shopper leaves for a provider that is only slow", async () => {
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason));
  await signIn(settings, "/profile/orders");
  expect(assign).toHaveBeenCalledOnce();
});

test.each([
  ["answered", async () => new Response()],
  ["failed", async () => Promise.reject(new TypeError("Failed to fetch"))],
])("a shopper who opened another page before the provider %s is not redirected", async (_, answer) => {
  vi.stubGlobal("fetch", () => {
    page.location.href = "https://shop.example/shop/dresses";
    return answer();
  });
  expect(await signIn(settings, "/profile/orders")).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  expect(announce).not.toHaveBeenCalled();
  expect(readPendingSignIn(page)).toBeNull();
});

test("a sign-in is not followed by another at once, to avoid a loop", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1_000_000);
  vi.stubGlobal("fetch", async () => new Response());
  rememberCompletion();
  now.mockReturnValue(1_009_000);
  expect(await signIn(settings, "/profile/orders")).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  expect(announce).toHaveBeenCalledWith(
    "Something on our side did not answer. Please try again in a moment.",
    expect.objectContaining({ isSeen: true }),
  );
  now.mockReturnValue(1_011_000);
  expect(await signIn(settings, "/profile/orders")).toBe(true);
});
