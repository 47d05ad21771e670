import { isAbsolute } from "node:path";
import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

describe("settings", () => {
  test("have defaults", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 4000,
      storefrontUrl: "http://localhost:3000",
      faults: false,
      mode: "production",
    });
    expect(isAbsolute(settings.dataDirectory)).toBe(true);
  });

  test("are read from the environment", () => {
    expect(readSettings({ PLATFORM_PORT: "0", PLATFORM_PUBLIC_URL: "https://api.example/" })).toMatchObject({
      port: 0,
      publicUrl: "https://api.example",
    });
  });

  test("find the storefront at the port that it was started on", () => {
    expect(readSettings({ STOREFRONT_PORT: "3900" }).storefrontUrl).toBe("http://localhost:3900");
  });

  test.each([
    ["PLATFORM_PORT", "70000", "PLATFORM_PORT must be a port number from 0 to 65535"],
    ["PLATFORM_PORT", "http", "PLATFORM_PORT must be a port number from 0 to 65535"],
    ["STOREFRONT_URL", "localhost", "STOREFRONT_URL must be the storefront's http(s) URL"],
    [
      "STOREFRONT_API_TOKEN",
      "short",
      "STOREFRONT_API_TOKEN must be at least 8 characters, the same as the storefront sends",
    ],
    ["PLATFORM_LOG", "yes", 'PLATFORM_LOG must be "on" or "off"'],
  ])("reject invalid values: %s=%s", (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(message);
  });

  test.each(["PLATFORM_SMTP_USER", "PLATFORM_SMTP_PASSWORD"])(
    "reject %s without the other half of the mail server's login",
    (name) => {
      const both = "PLATFORM_SMTP_USER and PLATFORM_SMTP_PASSWORD must be set together";
      expect(() => readSettings({ [name]: "shop" })).toThrow(both);
    },
  );

  test.each(["Shop <a@b.example>\r\nBcc: eve@evil.example", "nobody", "<a@b.example>"])(
    "reject %j as the sender of emails",
    (sender) => {
      expect(() => readSettings({ PLATFORM_MAIL_FROM: sender })).toThrow("PLATFORM_MAIL_FROM must be");
    },
  );

  test("are all named at once when several are invalid", () => {
    const wrong = { PLATFORM_PORT: "x", PLATFORM_CART_DAYS: "0" };
    expect(() => readSettings(wrong)).toThrow(/PLATFORM_PORT must[\s\S]*PLATFORM_CART_DAYS must/);
  });
});
