import { existsSync } from "node:fs";
import { checkDatabase } from "../../backup/check-database.ts";
import { openDatabase } from "../../database/database.ts";
import { CommandError } from "../../shared/command-error.ts";
import { databasePath, readSettings } from "../../shared/settings/settings.ts";
import type { Command } from "../command.ts";

export const command: Command = {
  summary: "Check that the database is intact, and that orders, stock and gift cards agree",
  usage: "check",
  run: () => {
    const path = databasePath(readSettings());
    if (!existsSync(path)) throw new CommandError(`There is no file ${path}.`);
    const db = openDatabase(path);
    try {
      const problems = checkDatabase(db);
      if (problems.length > 0) throw new CommandError(problems.join("\n"));
      process.stdout.write(`${path} is in order.\n`);
    } finally {
      db.close();
    }
  },
};
