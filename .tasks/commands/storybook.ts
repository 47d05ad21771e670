import * as v from "valibot";
import { port as portSetting } from "../../graphql/service-kit/settings/setting.ts";
import { freePort } from "../port.ts";
import { run } from "../process.ts";

const name = "STORYBOOK_PORT";

/** `pnpm storybook`: every component in every state. Fails if the port is in use; Storybook alone would prompt. */
export default async function storybook(options: readonly string[]): Promise<void> {
  const parsed = v.safeParse(portSetting.schema, process.env[name] || "6006");
  if (!parsed.success) throw new Error(`${name} must be ${portSetting.expects}`);
  const port = await freePort({ port: parsed.output, host: undefined, portSetting: name });
  const address = ["--config-dir", ".storybook", "--port", String(port), "--exact-port"];
  await run("storybook", ["dev", ...address, "--no-open", "--disable-telemetry", ...options]);
}
