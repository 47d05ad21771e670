import { afterAll, describe } from "vitest";
import { openDatabase } from "../src/database/open-database.ts";
import { describeClosest } from "./describe-closest.ts";
import { describeExtensions } from "./describe-extensions.ts";
import { describeGuests } from "./describe-guests.ts";
import { describePushes } from "./describe-pushes.ts";
import { describeInTimeAlerts } from "./describe-in-time-alerts.ts";
import { postgresqlPrograms, type PostgresqlServer, startPostgresql } from "./postgresql-server.ts";

describe.skipIf(!postgresqlPrograms)("with the system's PostgreSQL (skipped if it is not installed)", () => {
  let server: PostgresqlServer | undefined;
  afterAll(() => server?.close());

  const open = async () => {
    server ??= await startPostgresql();
    return openDatabase({ databaseUrl: await server.newDatabase(), dataDirectory: "" });
  };
  describeExtensions("the extensions service on PostgreSQL", open);
  describeClosest("PostgreSQL", open);
  describeInTimeAlerts("PostgreSQL", open);
  describePushes("PostgreSQL", open);
  describeGuests("PostgreSQL", open);
});
