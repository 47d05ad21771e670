import { expect, test } from "vitest";
import * as v from "valibot";
import { readEnvironment } from "./read-environment.ts";
import { address, type Environment, onOff, optionalAddress, port, secret } from "./setting.ts";

const login = { schema: v.optional(v.string()), expects: "a text", description: "" };
const definitions = {
  port: { name: "SHOP_PORT", ...port, default: "3000", description: "" },
  url: {
    name: "SHOP_URL",
    ...address,
    defaultIn: ({ SHOP_PORT }: Environment) => `http://localhost:${SHOP_PORT || 3000}`,
    description: "",
  },
  log: { name: "SHOP_LOG", ...onOff, default: "on", description: "" },
  proxy: { name: "SHOP_PROXY", ...optionalAddress, description: "" },
  token: {
    name: "SHOP_TOKEN",
    schema: v.optional(secret(8)),
    expects: "8 characters or more",
    description: "",
  },
  user: { name: "SHOP_USER", ...login, needs: "SHOP_PASSWORD" },
  password: { name: "SHOP_PASSWORD", ...login, needs: "SHOP_USER" },
};
const read = (environment: Record<string, string>) => readEnvironment(definitions, environment);

test("unset and empty variables have their defaults", () => {
  expect(read({ SHOP_LOG: "" })).toEqual({
    port: 3000,
    url: "http://localhost:3000",
    log: true,
    proxy: undefined,
    token: undefined,
    user: undefined,
    password: undefined,
  });
});

test("a default follows the variable that it depends on", () => {
  expect(read({ SHOP_PORT: "3900" }).url).toBe("http://localhost:3900");
});

test("an address loses its trailing slashes", () => {
  expect(read({ SHOP_URL: "https://shop.example/" }).url).toBe("https://shop.example");
});

test.each([
  ["SHOP_PORT", "80a", "SHOP_PORT must be a port number from 0 to 65535"],
  ["SHOP_PORT", "70000", "SHOP_PORT must be a port number from 0 to 65535"],
  ["SHOP_LOG", "yes", "SHOP_LOG must be on or off"],
  ["SHOP_PROXY", "proxy.example", 'SHOP_PROXY must be an http(s) address, not "proxy.example"'],
  ["SHOP_USER", "shop", "SHOP_USER also needs SHOP_PASSWORD"],
  ["SHOP_PASSWORD", "x", "SHOP_PASSWORD also needs SHOP_USER"],
])("%s=%s fails and says what it must be", (name, value, message) => {
  expect(() => read({ [name]: value })).toThrow(message);
});

test.each([
  ["SHOP_TOKEN", "secret"],
  ["SHOP_URL", "me:secret@shop.example"],
])("an invalid %s is not printed, because it may be a secret", (name, value) => {
  expect(() => read({ [name]: value })).toThrow(/^(?!.*secret)/);
});

test("one error lists all invalid settings", () => {
  expect(() => read({ SHOP_PORT: "x", SHOP_URL: "x" })).toThrow(/SHOP_PORT[\s\S]*SHOP_URL/);
});
