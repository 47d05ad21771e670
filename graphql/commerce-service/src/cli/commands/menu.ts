import * as v from "valibot";
import { menuSchema } from "../../catalog/menus/menu.ts";
import { saveMenu } from "../../catalog/menus/menu-store.ts";
import { openDatabase } from "../../database/database.ts";
import { databasePath, readSettings } from "../../shared/settings/settings.ts";
import { CommandError } from "../../shared/command-error.ts";
import type { Command } from "../command.ts";
import { readJson } from "../../shared/read-json.ts";
import { readOptions } from "../read-options.ts";

const usage = "menu FILE.json";

export const command: Command = {
  summary: "Save a navigation menu: { handle, title, items: [{ title, collection | product | url, items }] }",
  usage,
  run: (args) => {
    const { file } = readOptions(args, {
      usage,
      positionals: ["file"],
      schema: v.object({
        file: v.pipe(v.string("Specify the file to read."), v.nonEmpty("Specify the file to read.")),
      }),
    });
    const menu = v.safeParse(menuSchema, readJson(file));
    if (!menu.success) {
      const [issue] = menu.issues;
      throw new CommandError(`${file} is not a menu: ${v.getDotPath(issue) ?? "the file"}: ${issue.message}`);
    }
    const db = openDatabase(databasePath(readSettings()));
    try {
      saveMenu(db, menu.output);
      process.stdout.write(`Saved the menu “${menu.output.handle}”.\n`);
    } finally {
      db.close();
    }
  },
};
