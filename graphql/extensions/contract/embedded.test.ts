import { openEmbedded } from "../src/database/embedded.ts";
import { migrate } from "../src/database/migrate.ts";
import { describeContract } from "./describe-contract.ts";
import { openServiceSubject } from "./service-subject.ts";

describeContract("the extensions service on embedded PostgreSQL", async () => {
  const database = await openEmbedded();
  await migrate(database);
  return openServiceSubject(database);
});
