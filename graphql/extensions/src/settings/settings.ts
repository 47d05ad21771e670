import { readEnvironment, type SettingValues } from "@circlet/service-kit/settings/read-environment";
import type { Environment } from "@circlet/service-kit/settings/setting";
import { definitions } from "./definitions.ts";

type Values = SettingValues<typeof definitions>;

export type Settings = Omit<Values, "customerApiUrl"> & { readonly customerApiUrl: string };

/** The environment variables that the extensions service reads. */
export const settingNames: readonly string[] = Object.values(definitions).map(({ name }) => name);

/** Reads and validates the settings. Call it once, when a process starts. Throws a `SettingError` that lists every invalid one. */
export function readSettings(environment: Environment = process.env): Settings {
  const { customerApiUrl, ...others } = readEnvironment(definitions, environment);
  return {
    ...others,
    customerApiUrl: customerApiUrl ?? `${others.apiUrl}/account/customer/api/unstable/graphql`,
  };
}
