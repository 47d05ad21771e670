import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { buyerContext } from "./request-commerce";

test("a page renders without the shopper's address, as on the development server", () => {
  expect(new RouterContextProvider().get(buyerContext)).toBeNull();
});
