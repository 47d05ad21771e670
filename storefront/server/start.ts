import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { handleUncaughtErrors } from "@circlet/service-kit/http/uncaught-errors";
import { settingWarnings } from "./doctor/check-settings.ts";
import { runProcesses } from "./node/processes/run-processes.ts";
import { serveInProcess } from "./node/processes/serve-in-process.ts";
import { SettingError } from "@circlet/service-kit/settings/setting-error";
import { readSettings, type Settings } from "./settings/settings.ts";
import { startStorefront } from "./start-storefront.ts";

try {
  const settings = readSettings();
  if (cluster.isPrimary) for (const warning of settingWarnings(settings)) console.warn(warning);
  const processes = settings.processes || availableParallelism();
  if (cluster.isWorker) await serveInProcess(settings);
  else if (processes > 1) await runProcesses(processes, settings).then(() => process.exit(0));
  else await serveAlone(settings);
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
}

async function serveAlone(settings: Settings): Promise<void> {
  const storefront = await startStorefront(settings);
  console.log(`Storefront: ${storefront.url}`);
  const close = () => void storefront.close().then(() => process.exit(0));
  process.once("SIGINT", close);
  process.once("SIGTERM", () => void storefront.drain().then(close));
  handleUncaughtErrors(() => storefront.drain().then(() => storefront.close()));
}
