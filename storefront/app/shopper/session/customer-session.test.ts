import { beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "./browser-tab.fixture";
import { CustomerSession, type CustomerSessionOptions } from "./customer-session";
import { readTokens, type Tokens, type TokenStorage, writeTokens } from "./token-storage";

const hour = 3_600_000;
const serverError = new Error("Status 503");

let storage: TokenStorage;
let refresh: ReturnType<typeof vi.fn<CustomerSessionOptions["refresh"]>>;
let lock: CustomerSessionOptions["lock"];

beforeEach(() => {
  storage = memoryStorage();
  let refreshes = 0;
  refresh = vi.fn(async (old) => {
    refreshes += 1;
    return {
      ...old,
      accessToken: `new ${refreshes}`,
      refreshToken: `r${refreshes}`,
      expiresAt: Date.now() + hour,
    };
  });
  let last: Promise<unknown> = Promise.resolve();
  lock = (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
});

const tab = (onEnd = () => {}) => new CustomerSession({ storage, refresh, lock, onEnd });

const signedIn = (changes: Partial<Tokens> = {}) =>
  writeTokens(storage, {
    accessToken: "old",
    idToken: "id",
    refreshToken: "r0",
    expiresAt: Date.now() + hour,
    ...changes,
  });

test("the end of the session is reported, but not a failed refresh", async () => {
  const ended = vi.fn();
  signedIn({ expiresAt: Date.now() });
  refresh.mockRejectedValueOnce(serverError);
  await expect(tab(ended).token()).rejects.toBe(serverError);
  await tab(ended).token();
  expect(ended).not.toHaveBeenCalled();
  signedIn({ expiresAt: Date.now() });
  refresh.mockResolvedValueOnce(null);
  expect(await tab(ended).token()).toBeNull();
  expect(ended).toHaveBeenCalledOnce();
});

test("a token is refreshed before it expires", async () => {
  signedIn({ expiresAt: Date.now() + 30_000 });
  expect(await tab().token()).toBe("new 1");
  expect(readTokens(storage)).toMatchObject({ accessToken: "new 1", refreshToken: "r1" });
});

test("a token is replaced once for all requests when a service rejects it", async () => {
  signedIn();
  const [one, other] = [tab(), tab()];
  expect(await Promise.all([one.renewed("old"), other.renewed("old")])).toEqual(["new 1", "new 1"]);
  expect(refresh).toHaveBeenCalledOnce();
});

test("a session keeps the new refresh token even if the next request fails", async () => {
  signedIn({ expiresAt: 1 });
  refresh.mockImplementationOnce(async (_old, onRotated) => {
    onRotated("r1");
    throw serverError;
  });
  await expect(tab().token()).rejects.toThrow("503");
  expect(readTokens(storage)).toMatchObject({ accessToken: "old", refreshToken: "r1" });
});

test("a session without a refresh token ends when its access token expires", async () => {
  signedIn({ expiresAt: 1, refreshToken: null });
  expect(await tab().token()).toBeNull();
  expect(readTokens(storage)).toBeNull();
});

test("a session stays ended if another tab ended it during a refresh", async () => {
  signedIn({ expiresAt: 1 });
  refresh.mockImplementation(async (old) => {
    storage.removeItem("access_token");
    return { ...old, accessToken: "late" };
  });
  expect(await tab().token()).toBeNull();
  expect(readTokens(storage)).toBeNull();
});

test.each([
  ["refreshed", { accessToken: "late" }],
  ["ended", null],
])(
  "a session of a customer who signed in during a refresh stays when the old one is %s",
  async (_end, late) => {
    signedIn({ expiresAt: 1 });
    refresh.mockImplementationOnce(async (old, onRotated) => {
      signedIn({ accessToken: "other", refreshToken: "other r" });
      onRotated("late r");
      return late && { ...old, ...late };
    });
    expect(await tab().token()).toBe("other");
    expect(readTokens(storage)).toMatchObject({ accessToken: "other", refreshToken: "other r" });
  },
);
