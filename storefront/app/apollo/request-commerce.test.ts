import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { buyerContext } from "./request-commerce";

test("works without the shopper's IP address, as in development", () => {
  expect(new RouterContextProvider().get(buyerContext)).toBeNull();
});
