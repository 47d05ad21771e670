import { freePort } from "./port.ts";
import { run } from "./process.ts";
import { tellMisspelledSettings } from "./settings.ts";

const setting = "STORYBOOK_PORT";

/** `pnpm storybook`: every component in every state. A taken port stops it; Storybook itself would ask for another. */
export default async function storybook(options: readonly string[]): Promise<void> {
  tellMisspelledSettings();
  const given = process.env[setting] || "6006";
  if (!/^\d{1,5}$/.test(given) || Number(given) > 65_535)
    throw new Error(`${setting} must be a port number from 0 to 65535`);
  const port = await freePort({
    port: Number(given),
    host: undefined,
    portSetting: setting,
    hostSetting: setting,
  });
  const where = ["--config-dir", ".storybook", "--port", String(port), "--exact-port"];
  process.exitCode = await run("storybook", [
    "dev",
    ...where,
    "--no-open",
    "--disable-telemetry",
    ...options,
  ]);
}
