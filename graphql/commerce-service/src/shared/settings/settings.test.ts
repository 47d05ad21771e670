import { isAbsolute } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("settings have defaults when no variable is set", () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    port: 4000,
    storefrontUrl: "http://localhost:3000",
    faults: false,
    mode: "production",
  });
  expect(isAbsolute(settings.dataDirectory)).toBe(true);
});

test("the storefront is expected at the port that it was started on", () => {
  expect(readSettings({ STOREFRONT_PORT: "3900" }).storefrontUrl).toBe("http://localhost:3900");
});

test.each(["Shop <a@b.example>\r\nBcc: eve@evil.example", "nobody", "<a@b.example>"])(
  "the sender %j of emails is rejected",
  (sender) => {
    expect(() => readSettings({ PLATFORM_MAIL_FROM: sender })).toThrow("PLATFORM_MAIL_FROM must be");
  },
);
