import { afterAll, describe } from "vitest";
import { openDatabase } from "../src/database/open-database.ts";
import { describeContract } from "./describe-contract.ts";
import { postgresqlPrograms, type PostgresqlServer, startPostgresql } from "./postgresql-server.ts";
import { openServiceSubject } from "./service-subject.ts";

describe.skipIf(!postgresqlPrograms)("with the system's PostgreSQL (skipped if it is not installed)", () => {
  let server: PostgresqlServer | undefined;
  afterAll(() => server?.close());

  describeContract("the extensions service on PostgreSQL", async () => {
    server = await startPostgresql();
    const databaseUrl = await server.newDatabase();
    return openServiceSubject(await openDatabase({ databaseUrl, dataDirectory: "" }));
  });
});
