/** A value of a column: the types that SQLite and PostgreSQL return alike. */
export type Value = string | number | null;

/** Runs SQL on one connection, or inside one transaction. */
export interface Queries {
  /** Runs one statement with `$1`, `$2`, … and returns its rows. */
  query<Row>(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** Runs several statements without values. */
  run(script: string): Promise<void>;
}

/** SQLite in this process, or PostgreSQL on a server. The same SQL runs on both. */
export interface Database extends Queries {
  /** Rolls back when `work` throws. Those with the same `lock` run one after another, in whichever process. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>, lock?: string): Promise<Result>;
  /** Reads everything as of one moment, without keeping others from writing. */
  snapshot<Result>(read: (queries: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
