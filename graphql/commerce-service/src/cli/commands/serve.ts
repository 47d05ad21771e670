import { handleUncaughtErrors } from "@circlet/service-kit/http/uncaught-errors";
import { requireDemoConsent } from "../../shared/http/demo-guard.ts";
import { startPlatform } from "../../server/server.ts";
import type { Command } from "../command.ts";
import { settingsOfShop } from "../shop-content.ts";

export const command: Command = {
  summary: "Start the commerce service",
  usage: "serve",
  run: async () => {
    const settings = settingsOfShop();
    requireDemoConsent(settings);
    const platform = await startPlatform(settings);
    process.stdout.write(`Commerce service: ${platform.url}\n`);
    const stop = (): void => void platform.close();
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
    handleUncaughtErrors(platform.close);
  },
};
