import { isAbsolute, join, resolve } from "node:path";
import * as v from "valibot";
import { definitions, type Setting } from "./definitions.ts";

/** Relative paths in settings start at the workspace root, whatever the current directory. */
const root = join(import.meta.dirname, "../../../..");

type Definitions = typeof definitions;
type Values = { readonly [Name in keyof Definitions]: v.InferOutput<Definitions[Name]["schema"]> };

/** The service's settings. `dataDirectory` is absolute. */
export type Settings = Omit<Values, "customerApiUrl"> & { readonly customerApiUrl: string };

/** The environment variables that the extensions service reads. */
export const settingNames: readonly string[] = Object.values(definitions).map(({ name }) => name);

/** One or more invalid settings. The message names each and says what it must be. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

/** Reads and checks the settings once, when a process starts. Throws a `SettingError` that names every invalid one. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Settings {
  const errors: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries<Setting>(definitions)) {
    const parsed = v.safeParse(setting.schema, environment[setting.name] || setting.default);
    if (parsed.success) values[key] = parsed.output;
    else errors.push(`${setting.name} must be ${setting.expects}`);
  }
  if (errors.length > 0) throw new SettingError(errors.join("\n"));
  const { dataDirectory, customerApiUrl, ...others } = values as Values;
  return {
    ...others,
    dataDirectory: isAbsolute(dataDirectory) ? dataDirectory : resolve(root, dataDirectory),
    customerApiUrl: customerApiUrl ?? `${others.apiUrl}/account/customer/api/unstable/graphql`,
  };
}
