import * as v from "valibot";
import { expect, test } from "vitest";
import { TestDevice } from "./push-service.fixture.ts";
import { pushDeviceInput } from "./push-device.ts";

const { input: device } = new TestDevice("https://push.services.example/wpush/v2/abc");
const isValid = (changed: object, isLocalShop = false) =>
  v.is(pushDeviceInput(isLocalShop), { ...device, ...changed });

test("a browser's subscription is a device", () => {
  expect(isValid({})).toBe(true);
  expect(isValid({ endpoint: "https://[2606:4700::1111]/abc" })).toBe(true);
});

test.each([
  "http://push.services.example/abc",
  "https://push.services.example:8443/abc",
  "https://user@push.services.example/abc",
  "https://push.services.example/abc#here",
  "https://localhost/abc",
  "https://push.localhost/abc",
  "https://database/abc",
  "https://database.internal/abc",
  "https://printer.local/abc",
  "https://127.0.0.1/abc",
  "https://2130706433/abc",
  "https://0x7f.1/abc",
  "https://10.0.0.1/abc",
  "https://169.254.169.254/latest/meta-data",
  "https://192.168.1.1/abc",
  "https://100.64.0.1/abc",
  "https://0.0.0.0/abc",
  "https://[::1]/abc",
  "https://[fd00::1]/abc",
  "https://[fe80::1]/abc",
  "https://[::ffff:10.0.0.1]/abc",
  "https://[64:ff9b::a00:1]/abc",
  `https://push.services.example/${"a".repeat(1000)}`,
  "javascript:alert(1)",
  "",
])("an endpoint at %s is refused", (endpoint) => {
  expect(isValid({ endpoint })).toBe(false);
});

test.each([
  { p256dh: "" },
  { p256dh: device.p256dh.slice(1) },
  { p256dh: `B${"A".repeat(86)}` },
  { p256dh: `${device.p256dh}=` },
  { auth: "" },
  { auth: device.auth.slice(1) },
  { auth: `${device.auth}A` },
  { auth: 7 },
])("a device with the keys %j is refused", (keys) => {
  expect(isValid(keys)).toBe(false);
});

test("a push service on this machine serves only a shop on this machine", () => {
  const endpoint = "http://127.0.0.1:4/abc";
  expect([isValid({ endpoint }), isValid({ endpoint }, true)]).toEqual([false, true]);
  expect(isValid({ endpoint: "http://10.0.0.1/abc" }, true)).toBe(false);
});
