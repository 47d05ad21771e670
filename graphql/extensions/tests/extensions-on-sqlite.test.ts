import { openInMemory } from "../src/database/open-database.ts";
import { describeExtensions } from "./describe-extensions.ts";

describeExtensions("the extensions service on SQLite", openInMemory);
