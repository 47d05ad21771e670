import { isAbsolute, join, resolve } from "node:path";
import * as v from "valibot";
import { hostName } from "../server/host-name.ts";
import { definitions, type Setting } from "./definitions.ts";

/** Relative paths in settings start at the workspace root, whatever the current directory. */
const root = join(import.meta.dirname, "../../../..");

type Definitions = typeof definitions;

/** The environment variables that the commerce service reads. */
export const settingNames: readonly string[] = Object.values(definitions).map(({ name }) => name);

/**
 * The commerce service's settings. `dataDirectory` and `seedDirectory` are absolute. Without `publicUrl`, `publicUrlOf` derives one from
 * host and port.
 */
export type Settings = { readonly [Name in keyof Definitions]: v.InferOutput<Definitions[Name]["schema"]> };

/** One or more invalid settings. The message names each and says what it must be. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

/**
 * Reads and validates the settings. Call it once, when a process starts. Throws a `SettingError` that lists every
 * invalid one.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Settings {
  const errors: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries<Setting>(definitions)) {
    const given = environment[setting.name] || (setting.defaultIn?.(environment) ?? setting.default);
    const parsed = v.safeParse(setting.schema, given);
    if (parsed.success) values[key] = parsed.output;
    else errors.push(`${setting.name} must be ${setting.expects}`);
  }
  const login = [definitions.smtpUser.name, definitions.smtpPassword.name];
  if (login.filter((name) => environment[name]).length === 1)
    errors.push(`${login.join(" and ")} must be set together`);
  if (errors.length > 0) throw new SettingError(errors.join("\n"));
  const settings = values as Settings;
  return {
    ...settings,
    dataDirectory: absolute(settings.dataDirectory),
    seedDirectory: absolute(settings.seedDirectory),
  };
}

/** Settings for tests: no log, free ports, otherwise the defaults and the given changes. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  const environment = { NODE_ENV: "test", PLATFORM_LOG: "off", PLATFORM_PORT: "0", EXTENSIONS_PORT: "0" };
  return { ...readSettings(environment), ...changes };
}

export function databasePath(settings: Settings): string {
  return join(settings.dataDirectory, "platform.sqlite");
}

/** The folder of the shop's own images. */
export function imagesFolder(settings: Pick<Settings, "seedDirectory">): string {
  return join(settings.seedDirectory, "images");
}

/** The URL where browsers reach the service: as configured, or on this machine. */
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
