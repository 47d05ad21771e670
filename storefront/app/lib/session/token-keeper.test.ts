import { beforeEach, describe, expect, test, vi } from "vitest";
import { GrantRefused, IdentityUnavailable } from "./token-endpoint";
import { TokenKeeper, type TokenKeeperOptions } from "./token-keeper";
import { readTokens, type Tokens, type TokenStorage, writeTokens } from "./tokens";

const hour = 3_600_000;

let storage: TokenStorage;
let refresh: ReturnType<typeof vi.fn<TokenKeeperOptions["refresh"]>>;
let alone: TokenKeeperOptions["alone"];

beforeEach(() => {
  const kept = new Map<string, string>();
  storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
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
  alone = (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
});

/** A tab of the shop. */
const tab = (onChange = () => {}) => new TokenKeeper({ storage, refresh, alone, onChange });

const signedIn = (changes: Partial<Tokens> = {}) =>
  writeTokens(storage, {
    accessToken: "old",
    idToken: "id",
    refreshToken: "r0",
    expiresAt: Date.now() + hour,
    ...changes,
  });

describe("the token of a request", () => {
  test("is null for a visitor", async () => {
    expect(await tab().token()).toBeNull();
  });

  test("is the one that is there while it is good", async () => {
    signedIn();
    expect(await tab().token()).toBe("old");
    expect(refresh).not.toHaveBeenCalled();
  });

  test("tells of the session's end, and of nothing while it goes on", async () => {
    const told = vi.fn();
    signedIn({ expiresAt: Date.now() });
    refresh.mockRejectedValueOnce(new IdentityUnavailable("503"));
    await expect(tab(told).token()).rejects.toThrow(IdentityUnavailable);
    await tab(told).token();
    expect(told).not.toHaveBeenCalled();
    signedIn({ expiresAt: Date.now() });
    refresh.mockRejectedValueOnce(new GrantRefused("invalid_grant", undefined));
    expect(await tab(told).token()).toBeNull();
    expect(told).toHaveBeenCalledOnce();
  });

  test("is renewed before its end", async () => {
    signedIn({ expiresAt: Date.now() + 30_000 });
    expect(await tab().token()).toBe("new 1");
    expect(readTokens(storage)).toMatchObject({ accessToken: "new 1", refreshToken: "r1" });
  });

  test("is renewed once for all tabs and all requests", async () => {
    signedIn({ expiresAt: 1 });
    const [one, other] = [tab(), tab()];
    const tokens = await Promise.all([one.token(), other.token(), one.token(), other.token()]);
    expect(tokens).toEqual(["new 1", "new 1", "new 1", "new 1"]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  test("is another one when a service would not take it, once for all who were refused", async () => {
    signedIn();
    const [one, other] = [tab(), tab()];
    expect(await Promise.all([one.renewed("old"), other.renewed("old")])).toEqual(["new 1", "new 1"]);
    expect(refresh).toHaveBeenCalledOnce();
  });
});

describe("a session", () => {
  test("ends with invalid_grant", async () => {
    signedIn({ expiresAt: 1 });
    refresh.mockRejectedValue(new GrantRefused("invalid_grant", undefined));
    expect(await tab().token()).toBeNull();
    expect(readTokens(storage)).toBeNull();
  });

  test.each([new IdentityUnavailable("Status 503"), new GrantRefused("temporarily_unavailable", undefined)])(
    "outlives %s",
    async (fault) => {
      signedIn({ expiresAt: 1 });
      refresh.mockRejectedValueOnce(fault);
      await expect(tab().token()).rejects.toBe(fault);
      expect(readTokens(storage)?.accessToken).toBe("old");
      expect(await tab().token()).toBe("new 1");
    },
  );

  test("keeps the next refresh token even when the exchange after it fails", async () => {
    signedIn({ expiresAt: 1 });
    refresh.mockImplementationOnce(async (_old, onRotated) => {
      onRotated("r1");
      throw new IdentityUnavailable("Status 503");
    });
    await expect(tab().token()).rejects.toThrow("503");
    expect(readTokens(storage)).toMatchObject({ accessToken: "old", refreshToken: "r1" });
  });

  test("without a refresh token ends with its access token", async () => {
    signedIn({ expiresAt: 1, refreshToken: null });
    expect(await tab().token()).toBeNull();
    expect(readTokens(storage)).toBeNull();
  });

  test("that another tab ended while this one renewed stays ended", async () => {
    signedIn({ expiresAt: 1 });
    refresh.mockImplementation(async (old) => {
      storage.removeItem("access_token");
      return { ...old, accessToken: "late" };
    });
    expect(await tab().token()).toBeNull();
    expect(readTokens(storage)).toBeNull();
  });
});
