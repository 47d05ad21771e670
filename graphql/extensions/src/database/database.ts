import type { ConstructorOptions } from "pg-boss";

/** Runs SQL on one connection, or inside one transaction. */
export interface Queries {
  /** Runs one statement with `$1`, `$2`, … and returns its rows. */
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs several statements without values. */
  run(script: string): Promise<void>;
}

/** PostgreSQL, embedded or on its own server: the same SQL runs on both. */
export interface Database extends Queries {
  /** Commits what `work` did, or undoes all of it when `work` throws. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Gives the job queue access to the same database. */
  readonly jobs: ConstructorOptions;
  close(): Promise<void>;
}
