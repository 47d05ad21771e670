import * as v from "valibot";
import { port as portSchema } from "../storefront/server/setting.ts";
import { freePort } from "./port.ts";
import { run } from "./process.ts";

const portSetting = "STORYBOOK_PORT";

/** `pnpm storybook`: every component in every state. A taken port stops it; Storybook itself would ask for another. */
export default async function storybook(options: readonly string[]): Promise<void> {
  const wanted = v.safeParse(portSchema, process.env[portSetting] || "6006");
  if (!wanted.success) throw new Error(`${portSetting} must be a port number from 0 to 65535`);
  const port = await freePort({ port: wanted.output, host: undefined, portSetting });
  const where = ["--config-dir", ".storybook", "--port", String(port), "--exact-port"];
  process.exitCode = await run("storybook", [
    "dev",
    ...where,
    "--no-open",
    "--disable-telemetry",
    ...options,
  ]);
}
