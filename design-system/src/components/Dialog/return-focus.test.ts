// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { returnFocus } from "./return-focus.ts";

let opener: HTMLElement;
let main: HTMLElement;

beforeEach(() => {
  main = document.body.appendChild(document.createElement("main"));
  main.tabIndex = -1;
  opener = document.body.appendChild(document.createElement("button"));
});

afterEach(() => document.body.replaceChildren());

test("focus returns to the control that opened the dialog", () => {
  returnFocus(opener);
  expect(document.activeElement).toBe(opener);
});

test("focus moves to the page's content if the control that opened the dialog is gone", () => {
  opener.remove();
  returnFocus(opener);
  expect(document.activeElement).toBe(main);
});

test("focus stays where the browser has returned it", () => {
  opener.focus();
  returnFocus(null);
  expect(document.activeElement).toBe(opener);
});
