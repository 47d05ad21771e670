import { join } from "node:path";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { fromPglite } from "pg-boss";
import type { Database, Queries } from "./database.ts";
import { lockFolder } from "./lock-folder.ts";

/** Opens PostgreSQL in this process. Without a folder, the data is gone when it closes. */
export async function openEmbedded(folder?: string): Promise<Database> {
  const lock = folder === undefined ? undefined : lockFolder(folder);
  const pglite = await PGlite.create(folder === undefined ? {} : { dataDir: join(folder, "postgresql") });
  return {
    ...queriesOf(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(queriesOf(transaction))),
    jobs: { db: fromPglite(pglite), backend: "pglite" },
    close: async () => {
      await pglite.close();
      lock?.close();
    },
  };
}

function queriesOf(pglite: PGlite | Transaction): Queries {
  return {
    query: async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await pglite.query<Row>(sql, [...values])).rows,
    run: async (script) => void (await pglite.exec(script)),
  };
}
