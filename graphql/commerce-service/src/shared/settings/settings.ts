import { join } from "node:path";
import { hostName } from "@circlet/service-kit/http/host-name";
import { readEnvironment, type SettingValues } from "@circlet/service-kit/settings/read-environment";
import type { Environment } from "@circlet/service-kit/settings/setting";
import { definitions } from "./definitions.ts";

export const settingNames: readonly string[] = Object.values(definitions).map(({ name }) => name);

/** The commerce service's settings. Without `publicUrl`, `publicUrlOf` derives one from host and port. */
export type Settings = SettingValues<typeof definitions>;

/** Reads and validates the settings. Call it once, when a process starts. Throws a `SettingError` that lists every invalid one. */
export function readSettings(environment: Environment = process.env): Settings {
  return readEnvironment(definitions, environment);
}

/** Settings for tests: no log, free ports, otherwise the defaults and the given changes. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  const environment = { NODE_ENV: "test", PLATFORM_LOG: "off", PLATFORM_PORT: "0" };
  return { ...readSettings(environment), ...changes };
}

export function databasePath(settings: Settings): string {
  return join(settings.dataDirectory, "platform.sqlite");
}

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
