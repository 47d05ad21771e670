// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSignIn } from "./kept-sign-in";
import { newSignInRequest } from "./sign-in-request";
import { useStatelessAnswer } from "./use-stateless-answer";

function Answer() {
  return String(useStatelessAnswer());
}

async function shown(address: string): Promise<string | null> {
  const page = document.createElement("div");
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[address]}>
        <Answer />
      </MemoryRouter>,
    ),
  );
  const text = page.textContent;
  await act(async () => root.unmount());
  return text;
}

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a code is a coupon's where no sign-in was begun", async () => {
  expect(await shown("/?code=WELCOME")).toBe("false");
});

test("a code without a state is no answer to the sign-in that was begun", async () => {
  keepSignIn(window, newSignInRequest("/", null), { verifier: "v", challenge: "" });
  expect(await shown("/?code=c0de")).toBe("true");
  expect(await shown("/")).toBe("false");
});

test("a sign-in that was given up a quarter of an hour ago leaves the home page alone", async () => {
  keepSignIn(window, newSignInRequest("/", null), { verifier: "v", challenge: "" });
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 15 * 60_000);
  expect(await shown("/?code=WELCOME")).toBe("false");
});
