import { handleUncaughtErrors } from "@circlet/service-kit/http/uncaught-errors";
import type { Settings } from "../../settings/settings.ts";
import { type ServerBuild, startStorefront } from "../../start-storefront.ts";
import { type Message, readMessage, reconcilesVariable } from "./message.ts";

/** Serves the shop as one of several processes. `runProcesses` decides when to stop it. */
export async function serveInProcess(settings: Settings, otherBuild?: ServerBuild): Promise<void> {
  // Ctrl-C reaches every process in a terminal, but the first process handles it.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => undefined);
  let hasStopped = false;
  const storefront = await startStorefront(settings, otherBuild, {
    purge: (tags) => sendMessage({ circlet: "purge", tags: [...tags] }),
    reconcile: process.env[reconcilesVariable] !== "on",
  });
  handleUncaughtErrors(() => storefront.close());
  process.on("message", (received) => {
    const message = readMessage(received);
    if (message?.circlet === "purge") storefront.pages.purge(message.tags);
    if (message?.circlet !== "stop" || hasStopped) return;
    hasStopped = true;
    void (message.drain ? storefront.drain() : Promise.resolve())
      .then(() => storefront.close())
      .then(() => process.exit(0));
  });
  sendMessage({ circlet: "ready", url: storefront.url });
}

function sendMessage(message: Message): void {
  // Ends this process if the first one is gone.
  process.send?.(message, () => undefined);
}
