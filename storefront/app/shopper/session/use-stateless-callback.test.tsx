// @vitest-environment happy-dom
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { newSignIn } from "./authorization-request";
import { savePendingSignIn } from "./pending-sign-in";
import { useStatelessCallback } from "./use-stateless-callback";
import { page, render, unmount } from "~/browser/react-page.fixture";

function Result() {
  return String(useStatelessCallback());
}

async function shown(address: string): Promise<string | null> {
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <Result />
      </MemoryRouter>,
    ),
  );
  const text = page.textContent;
  await unmount();
  return text;
}

afterEach(() => sessionStorage.clear());

test("a sign-in abandoned fifteen minutes ago does not affect the home page", async () => {
  savePendingSignIn(window, newSignIn("/", null));
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 15 * 60_000);
  expect(await shown("/?code=WELCOME")).toBe("false");
});
