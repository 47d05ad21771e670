import { expect, test } from "vitest";
import { newSignIn } from "./authorization-request";
import { newBrowser } from "./browser-tab.fixture";
import { readPendingSignIn, removePendingSignIn, savePendingSignIn } from "./pending-sign-in";

test("a sign-in is pending until it is removed", () => {
  const tab = newBrowser()();
  const pending = newSignIn("/faq", { id: "gid://shopify/Product/1", category: "dresses" });
  savePendingSignIn(tab, pending);
  expect(tab.localStorage.getItem("code-verifier")).toBe(pending.verifier);
  expect(readPendingSignIn(tab)).toEqual(pending);
  removePendingSignIn(tab, pending);
  expect(readPendingSignIn(tab)).toBeNull();
  expect(tab.localStorage.getItem("code-verifier")).toBeNull();
});

test("two simultaneous sign-ins have separate verifiers", () => {
  const open = newBrowser();
  const [one, other] = [open(), open()];
  const [first, second] = [newSignIn("/", null), newSignIn("/", null)];
  savePendingSignIn(one, first);
  savePendingSignIn(other, second);
  expect(readPendingSignIn(one)?.verifier).toBe(first.verifier);
  removePendingSignIn(one, first);
  expect(readPendingSignIn(other)?.verifier).toBe(second.verifier);
  expect(other.localStorage.getItem("code-verifier")).toBe(second.verifier);
});

test.each(["", "{", "[]", "null", '{"state":""}', '{"state":"1","nonce":"2","returnTo":"/","wish":null}'])(
  "%j is not a pending sign-in",
  (stored) => {
    const tab = newBrowser()();
    tab.localStorage.setItem("code-verifier", "v");
    tab.sessionStorage.setItem("sign_in", stored);
    expect(readPendingSignIn(tab)).toBeNull();
  },
);
