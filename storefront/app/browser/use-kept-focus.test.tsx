// @vitest-environment happy-dom
import { act, useRef } from "react";
import { expect, test } from "vitest";
import { useKeptFocus } from "./use-kept-focus";
import { page, render } from "./react-page.fixture";

function List({ names }: { readonly names: readonly string[] }) {
  const list = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(list, {
    controls: "button",
    otherwise: () => list.current?.querySelector("h2"),
  });
  return (
    <div ref={list} {...focus}>
      <h2>Your list</h2>
      {names.map((name) => (
        <button key={name}>{name}</button>
      ))}
      <input />
    </div>
  );
}

const show = (...names: string[]) => act(async () => render(<List names={names} />));
const focused = () => document.activeElement?.textContent;

function focusOn(name: string): void {
  [...page.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.focus();
}

test("removing the focused item focuses the next, the previous, or the heading", async () => {
  await show("coat", "dress", "skirt");
  focusOn("dress");
  await show("coat", "skirt");
  expect(focused()).toBe("skirt");
  await show("coat");
  expect(focused()).toBe("coat");
  await show();
  expect(focused()).toBe("Your list");
});

test("removing another item does not move focus", async () => {
  await show("coat", "dress");
  focusOn("coat");
  page.querySelector("input")?.focus();
  await show("dress");
  expect(document.activeElement).toBe(page.querySelector("input"));
});
