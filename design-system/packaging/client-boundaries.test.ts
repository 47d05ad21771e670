// @vitest-environment node
import { expect, test } from "vitest";
import { needsClient } from "./client-boundaries.ts";

const jsx = 'import { jsx } from "react/jsx-runtime";\n';

test.each([
  ["state", 'import { useState } from "react";'],
  ["a custom hook", 'import { useNavigation } from "../Navigation/NavigationProvider.js";'],
  ["context", 'import { createContext } from "react";'],
  ["`use`", 'import { use } from "react";'],
  ["a Radix component", 'import * as Radix from "@radix-ui/react-dialog";'],
  ["a handler", `${jsx}const it = jsx("button", { onClick: () => 1 });`],
  ["a ref", `${jsx}const it = jsx("li", { ref: isCurrent ? show : void 0 });`],
  ["a function as a prop", `${jsx}const it = jsx(Slot, { ...props, contents, children });`],
])("%s needs a client module", (_, code) => expect(needsClient(code)).toBe(true));

test.each([
  ["an id", 'import { useId } from "react";'],
  ["an exported hook", 'import { useRegion } from "./region.js";\n\nexport { useRegion };'],
  ["strings", 'const orderStrings = { onItsWay: "On its way" };'],
  [
    "handlers passed on as props",
    `${jsx}function Card({ onPick, ...rest }) { return jsx(Button, { ...rest }); }`,
  ],
])("%s can stay in a server module", (_, code) => expect(needsClient(code)).toBe(false));
