import { type ClientBase, Pool } from "pg";
import type { Database, Queries } from "./database.ts";

/** Milliseconds. Requests must not hang while the database is down. */
const limits = { connection: 2_000, statement: 5_000 };

/**
 * Connects to a PostgreSQL server with the first statement, and again after an outage. A statement fails after
 * `statementMs` milliseconds; 0 means no limit.
 */
export function openPostgresql(url: string, statementMs = limits.statement): Database {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: limits.connection,
    query_timeout: statementMs,
  });
  // A server that restarts ends the idle connections. The next statement opens a new one.
  pool.on("error", () => undefined);
  return {
    ...queriesOf(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      let failure: Error | undefined;
      try {
        await client.query("BEGIN");
        const result = await work(queriesOf(client));
        await client.query("COMMIT");
        return result;
      } catch (error) {
        await client.query("ROLLBACK").catch((lost: Error) => (failure = lost));
        throw error;
      } finally {
        client.release(failure);
      }
    },
    jobs: { connectionString: url, max: 3 },
    close: () => pool.end(),
  };
}

function queriesOf(client: Pool | ClientBase): Queries {
  return {
    query: async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await client.query(sql, [...values])).rows as Row[],
    run: async (script) => void (await client.query(script)),
  };
}
