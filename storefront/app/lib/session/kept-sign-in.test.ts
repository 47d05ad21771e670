import { expect, test } from "vitest";
import { codeProof } from "./code-challenge";
import { begunSignIn, forgetSignIn, keepSignIn } from "./kept-sign-in";
import { tabs } from "./browser-tabs.fixture";
import { newSignInRequest } from "./sign-in-request";

test("what was begun here is found until it is forgotten", async () => {
  const here = tabs()();
  const begun = newSignInRequest("/faq", { id: "gid://shopify/Product/1", category: "dresses" });
  const proof = await codeProof();
  keepSignIn(here, begun, proof);
  expect(here.localStorage.getItem("code-verifier")).toBe(proof.verifier);
  const kept = begunSignIn(here);
  expect(kept).toEqual({ ...begun, verifier: proof.verifier });
  forgetSignIn(here, kept!);
  expect(begunSignIn(here)).toBeNull();
  expect(here.localStorage.getItem("code-verifier")).toBeNull();
});

test("two tabs that sign in at once have a verifier each, and the first to end leaves the other's", async () => {
  const tab = tabs();
  const [one, other] = [tab(), tab()];
  const proofs = [await codeProof(), await codeProof()] as const;
  keepSignIn(one, newSignInRequest("/", null), proofs[0]);
  keepSignIn(other, newSignInRequest("/", null), proofs[1]);
  expect(begunSignIn(one)?.verifier).toBe(proofs[0].verifier);
  forgetSignIn(one, begunSignIn(one)!);
  expect(begunSignIn(other)?.verifier).toBe(proofs[1].verifier);
  expect(other.localStorage.getItem("code-verifier")).toBe(proofs[1].verifier);
});

test.each(["", "{", "[]", "null", '{"state":""}', '{"state":"1","nonce":"2","returnTo":"/","wish":null}'])(
  "%j is no sign-in of ours",
  (kept) => {
    const here = tabs()();
    here.localStorage.setItem("code-verifier", "v");
    here.sessionStorage.setItem("sign_in", kept);
    expect(begunSignIn(here)).toBeNull();
  },
);
