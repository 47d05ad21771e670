import * as v from "valibot";
import { port as portSchema } from "../storefront/server/settings/setting.ts";
import { freePort } from "./port.ts";
import { run } from "./process.ts";

const portSetting = "STORYBOOK_PORT";

/** `pnpm storybook`: every component in every state. Fails if the port is in use; Storybook alone would prompt. */
export default async function storybook(options: readonly string[]): Promise<void> {
  const parsed = v.safeParse(portSchema, process.env[portSetting] || "6006");
  if (!parsed.success) throw new Error(`${portSetting} must be a port number from 0 to 65535`);
  const port = await freePort({ port: parsed.output, host: undefined, portSetting });
  const address = ["--config-dir", ".storybook", "--port", String(port), "--exact-port"];
  await run("storybook", ["dev", ...address, "--no-open", "--disable-telemetry", ...options]);
}
