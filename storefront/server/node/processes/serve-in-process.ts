import type { Settings } from "../../settings/settings.ts";
import { type CreatePageHandler, startStorefront } from "../../start-storefront.ts";
import { type Message, readMessage, reconcilesVariable } from "./message.ts";

/** Serves the shop as one of several processes (`runProcesses`), which decides when this one ends. */
export async function serveInProcess(settings: Settings, app?: CreatePageHandler): Promise<void> {
  // Ctrl-C reaches every process of a terminal.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => undefined);
  let hasStopped = false;
  const storefront = await startStorefront(settings, app, {
    purge: (tags) => send({ circlet: "purge", tags: [...tags] }),
    reconcile: process.env[reconcilesVariable] !== "on",
  });
  process.on("message", (received) => {
    const message = readMessage(received);
    if (message?.circlet === "purge") storefront.pages.purge(message.tags);
    if (message?.circlet !== "stop" || hasStopped) return;
    hasStopped = true;
    void (message.drain ? storefront.drain() : Promise.resolve())
      .then(() => storefront.close())
      .then(() => process.exit(0));
  });
  send({ circlet: "ready", url: storefront.url });
}

function send(message: Message): void {
  // Without the first process, this one ends.
  process.send?.(message, () => undefined);
}
