// @vitest-environment node
import { expect, test } from "vitest";
import { needsClient } from "./client-boundaries.ts";

const jsx = 'import { jsx } from "react/jsx-runtime";\n';

test.each([
  ["state", 'import { useState } from "react";'],
  ["a hook of ours", 'import { useNavigation } from "../Navigation/NavigationProvider.js";'],
  ["context", 'import { createContext } from "react";'],
  ["a promise or a context", 'import { use } from "react";'],
  ["a library of handlers", 'import * as Radix from "@radix-ui/react-dialog";'],
  ["a handler", `${jsx}const it = jsx("button", { onClick: () => 1 });`],
  ["a function for a slot", `${jsx}const it = jsx(Slot, { ...props, contents, children });`],
])("%s needs the browser", (_, code) => expect(needsClient(code)).toBe(true));

test.each([
  ["an id", 'import { useId } from "react";'],
  ["words", 'const orderStrings = { onItsWay: "On its way" };'],
  [
    "handlers that are handed on",
    `${jsx}function Card({ onPick, ...rest }) { return jsx(Button, { ...rest }); }`,
  ],
])("%s do not", (_, code) => expect(needsClient(code)).toBe(false));
