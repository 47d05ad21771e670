import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { commonHeaders, contentSecurityPolicy, inlineScriptHashes } from "./security-headers.ts";
import { readSettings } from "./settings.ts";

const local = readSettings({});
const live = readSettings({
  STOREFRONT_URL: "https://shop.example",
  STOREFRONT_API_URL: "https://api.example",
});

describe("a page's content security policy", () => {
  test("lets the page's own inline scripts run, and no other", () => {
    const code = 'window.page = "a < b"';
    const html = `<script type="module" async="">${code}</script><script src="/x.js"></script>
      <script type="application/ld+json">{"a":1}</script>`;
    const hash = `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
    expect(inlineScriptHashes(html)).toEqual([hash]);
    expect(contentSecurityPolicy(html, live)).toContain(`script-src 'self' ${hash};`);
  });

  test("never allows inline or evaluated scripts, framing or foreign forms", () => {
    const policy = contentSecurityPolicy("<p>", live);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("base-uri 'none'");
  });

  test("opens the services and picture hosts of the settings", () => {
    const policy = contentSecurityPolicy("", live);
    expect(policy).toContain("connect-src 'self' https://api.example;");
    const gateway = readSettings({ STOREFRONT_EXTENSIONS_API_URL: "https://gateway.example/stage" });
    expect(contentSecurityPolicy("", gateway)).toContain(
      "connect-src 'self' http://localhost:4000 https://gateway.example;",
    );
    expect(policy).toContain("img-src 'self' data: https://api.example https://cdn.shopify.com;");
  });
});

test("HSTS is sent on https only", () => {
  expect(commonHeaders(live)).toHaveProperty("Strict-Transport-Security");
  expect(commonHeaders(local)).not.toHaveProperty("Strict-Transport-Security");
  expect(commonHeaders(local)).toHaveProperty("X-Content-Type-Options", "nosniff");
});
