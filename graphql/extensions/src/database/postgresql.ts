import { type ClientBase, Pool } from "pg";
import type { Database, Queries, Value } from "./database.ts";

/** Milliseconds. Requests must not hang while the database is down. */
const limits = { connection: 2_000, statement: 5_000 };

/** Connects with the first statement, and again after an outage. `statementMs` 0 means no limit. */
export function openPostgresql(url: string, statementMs = limits.statement): Database {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: limits.connection,
    query_timeout: statementMs,
  });
  // A server that restarts ends the connections. Idle ones are replaced; in a transaction, the next statement fails.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
  const between = async <Result>(begin: string, work: (queries: Queries) => Promise<Result>) => {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      await client.query(begin);
      const result = await work(queriesOf(client));
      await client.query("COMMIT");
      return result;
    } catch (error) {
      await client.query("ROLLBACK").catch((lost: Error) => (failure = lost));
      throw error;
    } finally {
      client.release(failure);
    }
  };
  return {
    ...queriesOf(pool),
    transaction: (work, lock) =>
      between("BEGIN", async (queries) => {
        if (lock !== undefined)
          await queries.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`circlet ${lock}`]);
        return work(queries);
      }),
    snapshot: (read) => between("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY", read),
    close: () => pool.end(),
  };
}

function queriesOf(client: Pool | ClientBase): Queries {
  return {
    query: async <Row>(sql: string, values: readonly Value[] = []) =>
      (await client.query(sql, values.map(withoutNull))).rows as Row[],
    run: async (script) => void (await client.query(script)),
  };
}

/** PostgreSQL refuses the character U+0000, which anyone can send. */
function withoutNull(value: Value): Value {
  return typeof value === "string" ? value.replaceAll("\0", "\u{FFFD}") : value;
}
