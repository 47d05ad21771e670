import type { Command } from "../command.ts";
import { startPlatform } from "../server.ts";
import { readSettings } from "../settings.ts";

export const command: Command = {
  summary: "Start the commerce service",
  usage: "serve",
  run: async () => {
    const platform = await startPlatform(readSettings());
    process.stdout.write(
      `Commerce service: ${platform.url}\nExtensions service: ${platform.extensionsUrl}\n`,
    );
    const stop = (): void => void platform.close();
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
  },
};
