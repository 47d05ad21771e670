// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { returnFocus } from "./return-focus.ts";

let opener: HTMLElement;
let main: HTMLElement;
let modal: HTMLDialogElement;

beforeEach(() => {
  main = document.body.appendChild(document.createElement("main"));
  main.tabIndex = -1;
  opener = document.body.appendChild(document.createElement("button"));
  modal = document.body.appendChild(document.createElement("dialog"));
  modal.id = "cart";
});

afterEach(() => document.body.replaceChildren());

test("focus returns to the control that opened the dialog", () => {
  returnFocus(opener, modal);
  expect(document.activeElement).toBe(opener);
});

test("focus moves to the new trigger if the one that opened the dialog was rendered again", () => {
  opener.remove();
  const trigger = document.body.appendChild(document.createElement("button"));
  trigger.setAttribute("commandfor", "cart");
  trigger.setAttribute("command", "show-modal");
  returnFocus(opener, modal);
  expect(document.activeElement).toBe(trigger);
});

test("focus moves to the page's content if the control that opened the dialog is gone", () => {
  opener.remove();
  returnFocus(opener, modal);
  expect(document.activeElement).toBe(main);
});

test("focus does not move into a dialog that is closing", () => {
  document.body.appendChild(document.createElement("dialog")).append(opener);
  returnFocus(opener, modal);
  expect(document.activeElement).toBe(main);
});
