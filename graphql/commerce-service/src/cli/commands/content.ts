import { settingsOfShop } from "../shop-content.ts";
import type { Command } from "../command.ts";

export const command: Command = {
  summary: "Print whose content the shop shows: demo, or own after an import into an empty shop",
  usage: "content",
  run: async () => void process.stdout.write(`${settingsOfShop().content}\n`),
};
