import * as v from "valibot";
import { expect, test } from "vitest";
import { notificationTarget, pushNotification } from "./push-notification.ts";

const notification = {
  id: "7c1f2d6e",
  title: "1 new match: Dresses",
  body: "Wrap dress",
  path: "/category/dresses?size=womens_alpha.M",
  stop: "/alerts/stop/search?token=abc_-123&search=7",
};
const schema = pushNotification("https://shop.example");
const isValid = (changed: object) => v.is(schema, { ...notification, ...changed });

test("a message of the extensions service is a notification", () => {
  expect(isValid({})).toBe(true);
  expect(isValid({ path: "/products/wrap-dress", stop: "/alerts/stop?token=abc" })).toBe(true);
});

test.each([
  "https://evil.example/",
  "//evil.example/",
  String.raw`/\evil.example/`,
  String.raw`\\evil.example`,
  "javascript:alert(1)",
  "products/coat",
  "",
  "/%",
  "/a\n/b",
  `/${"a".repeat(2000)}`,
  7,
  null,
])("a notification never leads to %j", (path) => {
  expect(isValid({ path })).toBe(false);
  expect(v.is(notificationTarget("https://shop.example"), { path, stop: null })).toBe(false);
});

test.each([
  "/cart",
  "/alerts/stopper?token=abc",
  "https://evil.example/alerts/stop?token=abc",
  "/alerts/stop/all",
])("a notification never posts to %s", (stop) => {
  expect(isValid({ stop })).toBe(false);
});

test.each([{ title: "" }, { title: "a".repeat(301) }, { body: undefined }, { id: "" }])(
  "a message with %j is not shown as it is",
  (changed) => {
    expect(isValid(changed)).toBe(false);
  },
);

test("a message that is no object is not shown as it is", () => {
  for (const content of [undefined, null, "text", []]) expect(v.is(schema, content)).toBe(false);
});
