import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { NewsletterForm } from "./NewsletterForm.tsx";

test("the newsletter form contains a note for pages without scripts", () => {
  const html = renderToString(<NewsletterForm onSubscribe={() => Promise.resolve()} />);
  expect(html).toMatch(/<p class="[^"]*newsletterWithoutScripts[^"]*">Subscribing needs JavaScript\.<\/p>/);
});

test("the newsletter form accepts an address that was typed before hydration", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const form = <NewsletterForm onSubscribe={() => Promise.resolve()} />;
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(form);
  const field = page.querySelector("input")!;
  const subscribe = page.querySelector("button")!;
  expect(subscribe.disabled).toBe(true);
  field.value = "pat@circlet.example";
  const root = await act(async () => hydrateRoot(page, form));
  expect(field.value).toBe("pat@circlet.example");
  expect(subscribe.disabled).toBe(false);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
