import { existsSync } from "node:fs";
import { backup } from "node:sqlite";
import { replaceFile } from "@circlet/service-kit/replace-file";
import { openDatabase } from "../database/database.ts";
import { CommandError } from "../shared/command-error.ts";
import { openCopy } from "./open-copy.ts";

/** Copies the running database. Throws a `CommandError`, and keeps an earlier backup, if the copy is damaged. */
export async function backUp(database: string, file: string): Promise<void> {
  if (!existsSync(database)) throw new CommandError(`There is no file ${database}.`);
  await replaceFile(file, async (partial) => {
    const db = openDatabase(database);
    try {
      // Orders that come in meanwhile would otherwise start the copy over, again and again.
      db.exec("BEGIN; SELECT name FROM migration");
      await backup(db, partial);
    } finally {
      db.close();
    }
    openCopy(partial, database).close();
  });
}
