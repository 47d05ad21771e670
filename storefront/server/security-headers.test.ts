import { expect, test } from "vitest";
import { commonHeaders, contentSecurityPolicy } from "./security-headers.ts";
import { readSettings } from "./settings/settings.ts";

const local = readSettings({});
const live = readSettings({
  STOREFRONT_URL: "https://shop.example",
  STOREFRONT_API_URL: "https://api.example",
});

test("the policy runs only inline scripts with the page's nonce", () => {
  expect(contentSecurityPolicy("abc123", live)).toContain("script-src 'self' 'nonce-abc123';");
});

test("the policy never allows other inline or evaluated scripts, framing or forms to other sites", () => {
  const policy = contentSecurityPolicy("n1", live);
  expect(policy.match(/script-src [^;]*/)?.[0]).toBe("script-src 'self' 'nonce-n1'");
  expect(policy).not.toContain("unsafe-eval");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("base-uri 'none'");
});

test("the policy loads stylesheets only from files, and reports violations", () => {
  const policy = contentSecurityPolicy("n1", live);
  expect(policy).toContain("style-src-elem 'self';");
  expect(policy).toContain("report-uri /csp-reports; report-to csp");
  expect(commonHeaders(live)).toHaveProperty("Reporting-Endpoints", 'csp="/csp-reports"');
});

test("the policy allows services and images only from hosts in the settings", () => {
  const policy = contentSecurityPolicy("n1", live);
  expect(policy).toContain("connect-src 'self' https://api.example;");
  const gateway = readSettings({ STOREFRONT_EXTENSIONS_API_URL: "https://gateway.example/stage" });
  expect(contentSecurityPolicy("n1", gateway)).toContain(
    "connect-src 'self' http://localhost:4000 https://gateway.example;",
  );
  expect(policy).toContain("img-src 'self' data:;");
});

test("HSTS is sent only on https", () => {
  expect(commonHeaders(live)).toHaveProperty("Strict-Transport-Security", "max-age=63072000");
  expect(commonHeaders(local)).not.toHaveProperty("Strict-Transport-Security");
  expect(commonHeaders(local)).toHaveProperty("X-Content-Type-Options", "nosniff");
});

test("HSTS covers the subdomains only if a setting says so", () => {
  const strict = readSettings({ STOREFRONT_URL: "https://shop.example", STOREFRONT_HSTS_SUBDOMAINS: "on" });
  expect(commonHeaders(strict)).toHaveProperty(
    "Strict-Transport-Security",
    "max-age=63072000; includeSubDomains",
  );
});
