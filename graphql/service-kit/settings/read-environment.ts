import * as v from "valibot";
import { SettingError } from "./setting-error.ts";
import type { Environment, Setting } from "./setting.ts";

type Definitions = Readonly<Record<string, Setting>>;

/** The values of settings, by the names that the code gives them. */
export type SettingValues<Defined extends Definitions> = {
  readonly [Key in keyof Defined]: v.InferOutput<Defined[Key]["schema"]>;
};

/** Call it once per process. An empty variable counts as unset. Throws a `SettingError` with all invalid ones. */
export function readEnvironment<Defined extends Definitions>(
  definitions: Defined,
  environment: Environment,
): SettingValues<Defined> {
  const errors: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(definitions)) {
    const given = environment[setting.name];
    const parsed = v.safeParse(
      setting.schema,
      given || (setting.defaultIn?.(environment) ?? setting.default),
    );
    if (parsed.success) values[key] = parsed.output;
    else errors.push(`${setting.name} must be ${setting.expects}${received(setting, given)}`);
    if (given && setting.needs && !environment[setting.needs])
      errors.push(`${setting.name} also needs ${setting.needs}`);
  }
  if (errors.length > 0) throw new SettingError(errors.join("\n"));
  return values as SettingValues<Defined>;
}

/** Shows an invalid value only if it cannot be a secret, which means URLs without credentials. */
function received({ expects }: Setting, value: string | undefined): string {
  return value && expects === "an http(s) address" && !value.includes("@") ? `, not "${value}"` : "";
}
