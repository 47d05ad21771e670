import { isAbsolute } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("settings have defaults, which suit a shop on this machine", () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    port: 4001,
    databaseUrl: undefined,
    customerApiUrl: "http://localhost:4000/account/customer/api/unstable/graphql",
  });
  expect(isAbsolute(settings.dataDirectory)).toBe(true);
});

test("one error names all invalid settings, without their values", () => {
  const wrong = { EXTENSIONS_PORT: "x", EXTENSIONS_DATABASE_URL: "mysql://me:secret@db" };
  expect(() => readSettings(wrong)).toThrow(
    "EXTENSIONS_PORT must be a port number from 0 to 65535\nEXTENSIONS_DATABASE_URL must be the postgresql:// URL of a database",
  );
});
