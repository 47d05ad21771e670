// @vitest-environment happy-dom
import type { ConsentBannerProps } from "@circlet/design-system";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageKeys } from "~/constants";
import { reopenConsent, setConsent } from "~/consent/consent";
import { type PublicSettings, PublicSettingsProvider } from "~/settings/public-settings";
import { Analytics } from "./Analytics";

/** Stubbed because the design system tests its appearance. */
vi.mock("@circlet/design-system", () => ({
  ConsentBanner: ({ ref, onDecline }: ConsentBannerProps) => (
    <section ref={ref} tabIndex={-1}>
      <button onClick={onDecline}>No, thanks</button>
    </section>
  ),
}));

const settings: Pick<PublicSettings, "analytics"> = { analytics: { url: "", id: "G-1" } };
const page = document.createElement("div");
const [choices, field] = [document.createElement("button"), document.createElement("input")];
const banner = () => page.querySelector("section");
let root: Root;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.append(page, choices, field);
  await anotherPageSays(null);
  root = createRoot(page);
  await act(async () =>
    root.render(
      <PublicSettingsProvider value={settings as PublicSettings}>
        <Analytics />
      </PublicSettingsProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function anotherPageSays(answer: "declined" | null) {
  if (answer) localStorage.setItem(storageKeys.consent, answer);
  else localStorage.removeItem(storageKeys.consent);
  const storage = Object.assign(new Event("storage"), { key: storageKeys.consent });
  return act(async () => window.dispatchEvent(storage));
}

function pressChoices() {
  choices.focus();
  return act(async () => reopenConsent());
}

test("the banner takes focus only if the footer's button opens it", async () => {
  expect(banner()?.contains(document.activeElement)).toBe(false);
  await pressChoices();
  expect(document.activeElement).toBe(banner());
  await pressChoices();
  expect(document.activeElement).toBe(banner());
});

test("answering a reopened question returns focus to its button without scrolling", async () => {
  await act(async () => setConsent("declined"));
  await pressChoices();
  const focus = vi.spyOn(choices, "focus");
  const decline = page.querySelector("button");
  decline?.focus();
  await act(async () => decline?.click());
  expect(banner()).toBeNull();
  expect(document.activeElement).toBe(choices);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test("answering in another tab does not move focus", async () => {
  await pressChoices();
  field.focus();
  await anotherPageSays("declined");
  expect(banner()).toBeNull();
  expect(document.activeElement).toBe(field);
});
