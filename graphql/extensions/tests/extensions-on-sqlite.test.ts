import { openInMemory } from "../src/database/open-database.ts";
import { describeClosest } from "./describe-closest.ts";
import { describeExtensions } from "./describe-extensions.ts";
import { describeGuests } from "./describe-guests.ts";
import { describePushes } from "./describe-pushes.ts";
import { describeInTimeAlerts } from "./describe-in-time-alerts.ts";

describeExtensions("the extensions service on SQLite", openInMemory);
describeClosest("SQLite", openInMemory);
describeInTimeAlerts("SQLite", openInMemory);
describePushes("SQLite", openInMemory);
describeGuests("SQLite", openInMemory);
