// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newSignIn } from "./authorization-request";
import { savePendingSignIn } from "./pending-sign-in";
import { useStatelessCallback } from "./use-stateless-callback";

function Result() {
  return String(useStatelessCallback());
}

async function shown(address: string): Promise<string | null> {
  const page = document.createElement("div");
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[address]}>
        <Result />
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

test("a code is a discount code if no sign-in is pending", async () => {
  expect(await shown("/?code=WELCOME")).toBe("false");
});

test("a code without a state is an invalid callback of the pending sign-in", async () => {
  savePendingSignIn(window, newSignIn("/", null));
  expect(await shown("/?code=c0de")).toBe("true");
  expect(await shown("/")).toBe("false");
});

test("a sign-in abandoned fifteen minutes ago does not affect the home page", async () => {
  savePendingSignIn(window, newSignIn("/", null));
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 15 * 60_000);
  expect(await shown("/?code=WELCOME")).toBe("false");
});
