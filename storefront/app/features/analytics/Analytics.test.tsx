// @vitest-environment happy-dom
import type { ConsentBannerProps } from "@circlet/design-system";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as storageKeys from "~/shop/storage-keys";
import { type PublicSettings, PublicSettingsProvider } from "~/settings/public-settings";
import { Analytics } from "./Analytics";
import { page, render } from "~/browser/react-page.fixture";

/** Stubbed because the design system tests its appearance. */
vi.mock("@circlet/design-system", () => ({
  ConsentBanner: ({ ref, onDecline }: ConsentBannerProps) => (
    <section ref={ref} tabIndex={-1}>
      <button onClick={onDecline}>No, thanks</button>
    </section>
  ),
}));

const settings: Pick<PublicSettings, "analytics"> = { analytics: { url: "", id: "G-1" } };
const field = document.createElement("input");
const banner = () => page.querySelector("section");

beforeEach(async () => {
  document.body.append(page, field);
  await anotherPageSays(null);
  await act(async () =>
    render(
      <PublicSettingsProvider value={settings as PublicSettings}>
        <Analytics />
      </PublicSettingsProvider>,
    ),
  );
});

afterEach(() => document.body.replaceChildren());

function anotherPageSays(answer: "declined" | null) {
  if (answer) localStorage.setItem(storageKeys.consent, answer);
  else localStorage.removeItem(storageKeys.consent);
  const storage = Object.assign(new Event("storage"), { key: storageKeys.consent });
  return act(async () => window.dispatchEvent(storage));
}

test("the banner does not take focus, and answering it returns focus without scrolling", async () => {
  expect(banner()?.contains(document.activeElement)).toBe(false);
  field.focus();
  const focus = vi.spyOn(field, "focus");
  const decline = page.querySelector("button");
  decline?.focus();
  await act(async () => decline?.click());
  expect(banner()).toBeNull();
  expect(document.activeElement).toBe(field);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test("answering in another tab does not move focus", async () => {
  field.focus();
  await anotherPageSays("declined");
  expect(banner()).toBeNull();
  expect(document.activeElement).toBe(field);
});
