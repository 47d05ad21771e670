import { isAbsolute, join, resolve } from "node:path";
import * as v from "valibot";
import { hostName } from "./http/host-name.ts";

/** Relative paths in settings start at the root of the workspace, wherever the command is run from. */
const root = join(import.meta.dirname, "../../..");

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const origin = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((url) => url.replace(/\/+$/, "")),
);
const onOff = v.pipe(
  v.picklist(["on", "off"]),
  v.transform((value) => value === "on"),
);
const whole = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(most));
const seconds = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1));

/** One line a setting: its name in the environment, what it must be, and what it is when left out. */
const table = {
  port: { name: "PLATFORM_PORT", schema: port, default: "4000", expects: "a port number from 0 to 65535" },
  extensionsPort: {
    name: "EXTENSIONS_PORT",
    schema: port,
    default: "4001",
    expects: "a port number from 0 to 65535",
  },
  host: {
    name: "PLATFORM_HOST",
    schema: v.pipe(v.string(), v.minLength(1)),
    default: "127.0.0.1",
    expects: "an address to listen on",
  },
  publicUrl: {
    name: "PLATFORM_PUBLIC_URL",
    schema: v.optional(origin),
    default: undefined,
    expects: "the http(s) address under which browsers reach the commerce service",
  },
  storefrontUrl: {
    name: "STOREFRONT_URL",
    schema: origin,
    default: "http://localhost:3000",
    expects: "the storefront's http(s) address",
  },
  dataDirectory: {
    name: "CIRCLET_DATA_DIR",
    schema: v.pipe(v.string(), v.minLength(1)),
    default: ".data",
    expects: "a folder for the database and the picture cache",
  },
  accessToken: {
    name: "STOREFRONT_API_TOKEN",
    schema: v.optional(v.pipe(v.string(), v.minLength(8))),
    default: undefined,
    expects: "at least 8 characters, the same as the storefront sends",
  },
  webhookSecret: {
    name: "STOREFRONT_WEBHOOK_SECRET",
    schema: v.optional(v.pipe(v.string(), v.minLength(16))),
    default: undefined,
    expects: "at least 16 characters, the same as the storefront has",
  },
  customerClientId: {
    name: "STOREFRONT_CUSTOMER_CLIENT_ID",
    schema: v.pipe(v.string(), v.regex(/^[\w.:~-]{1,100}$/)),
    default: "circlet-storefront",
    expects: "letters, digits and . : _ -, the same as the storefront sends",
  },
  requestSeconds: {
    name: "PLATFORM_REQUEST_SECONDS",
    schema: seconds,
    default: "15",
    expects: "the seconds after which a request is given up",
  },
  shippingMinutes: {
    name: "PLATFORM_SHIPPING_MINUTES",
    schema: whole(43_200),
    default: "5",
    expects: "the minutes an order takes for each step of its way, 0 for never by itself",
  },
  cartDays: {
    name: "PLATFORM_CART_DAYS",
    schema: v.pipe(whole(3650), v.minValue(1)),
    default: "30",
    expects: "the days after which a cart that nobody touches is removed",
  },
  log: { name: "PLATFORM_LOG", schema: onOff, default: "on", expects: '"on" or "off"' },
  faults: {
    name: "PLATFORM_FAULTS",
    schema: onOff,
    default: "off",
    expects: '"on" or "off" (on only in tests: lets anyone switch faults on)',
  },
  mode: {
    name: "NODE_ENV",
    schema: v.picklist(["production", "development", "test"]),
    default: "production",
    expects: "production, development or test",
  },
} as const;

type Table = typeof table;

/** What the settings are called in the environment. */
export const settingNames: readonly string[] = Object.values(table).map(({ name }) => name);

/** The commerce service's settings. `dataDirectory` is absolute; `publicUrl` without one follows the port. */
export type Settings = { readonly [Name in keyof Table]: v.InferOutput<Table[Name]["schema"]> };

/** A setting that cannot be used; the message names it and says what it should be. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

/** Reads and checks the settings, once, at the start of a process. Throws `SettingError` with every wrong one. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Settings {
  const mistakes: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(table)) {
    const given = environment[setting.name] || setting.default;
    const parsed = v.safeParse(setting.schema, given);
    if (parsed.success) values[key] = parsed.output;
    else mistakes.push(`${setting.name} must be ${setting.expects}`);
  }
  if (mistakes.length > 0) throw new SettingError(mistakes.join("\n"));
  const settings = values as Settings;
  return { ...settings, dataDirectory: absolute(settings.dataDirectory) };
}

/** Settings of a test: nothing logged, free ports, everything else as by default unless said otherwise. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  const environment = { NODE_ENV: "test", PLATFORM_LOG: "off", PLATFORM_PORT: "0", EXTENSIONS_PORT: "0" };
  return { ...readSettings(environment), ...changes };
}

export function databasePath(settings: Settings): string {
  return join(settings.dataDirectory, "platform.sqlite");
}

/** Where browsers reach the service: as set, or on this machine. */
export function publicUrlOf({
  publicUrl,
  host,
  port,
}: Pick<Settings, "publicUrl" | "host" | "port">): string {
  return publicUrl ?? `http://${hostName(host)}:${port}`;
}

function absolute(path: string): string {
  return isAbsolute(path) ? path : resolve(root, path);
}
