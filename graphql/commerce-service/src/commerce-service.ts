#!/usr/bin/env node
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { handleUncaughtErrors } from "@circlet/service-kit/http/uncaught-errors";
import * as v from "valibot";
import { datedVersions } from "./api/api-versions.ts";
import { errorMessage } from "./cli/error-message.ts";
import { importFile } from "./cli/import-file.ts";
import { readOptions, wholeNumber } from "./cli/read-options.ts";
import { collectionsFromCatalog } from "./collections/collections-from-catalog.ts";
import { openDatabase } from "./database/database.ts";
import { get } from "./database/statement.ts";
import { type RunningPlatform, startPlatform } from "./server/server.ts";
import { faultSchema } from "./shared/fault.ts";
import { requireDemoConsent } from "./shared/http/demo-guard.ts";
import { databasePath, readSettings, type Settings } from "./shared/settings/settings.ts";

// The published program: the service for one catalog, without the demo.

const program = "npx @circlet/commerce-service";
const usage = `--catalog FILE.csv [options]

  --catalog FILE.csv     the products, as the hosted platform exports them; again for more products, for its URL
                         redirects (CSV), and for pages, policies, blogs, articles or a menu (JSON)
  --port 4000            0 takes a free port
  --name "My Store"      the shop's name
  --storefront URL       where your storefront runs; default http://localhost:3000
  --data FOLDER          keeps catalog, carts and orders; without it, they end with the process
  --webhooks URL         gets signed webhooks
  --fault MODE           slow, unavailable or drop, with --operation NAME, --times N and --milliseconds N

The README describes each, and the settings that only have an environment variable.`;

const text = { type: "string" } as const;
const options = {
  catalog: { type: "string", multiple: true },
  port: text,
  name: text,
  storefront: text,
  data: text,
  webhooks: text,
  fault: text,
  operation: text,
  times: text,
  milliseconds: text,
} as const;
const schema = v.object({
  catalog: v.pipe(
    v.optional(v.array(v.string()), []),
    v.minLength(1, "Specify the products: --catalog FILE.csv."),
  ),
  port: v.optional(v.string()),
  name: v.optional(v.string()),
  storefront: v.optional(v.string()),
  data: v.optional(v.string()),
  webhooks: v.optional(v.string()),
  fault: v.optional(
    v.picklist(["slow", "unavailable", "drop"], "--fault must be slow, unavailable or drop."),
  ),
  operation: v.optional(v.string()),
  times: v.optional(wholeNumber("--times", 1, 1_000_000)),
  milliseconds: v.optional(wholeNumber("--milliseconds", 0, 60_000)),
});
type Options = v.InferOutput<typeof schema>;

const args = process.argv.slice(2);
try {
  if (args.includes("--help") || args.includes("-h")) process.stdout.write(`${program} ${usage}\n`);
  else await run(readOptions(args, { program, usage, options, schema }));
} catch (error) {
  const sentence = errorMessage(error);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

async function run(given: Options): Promise<void> {
  const settings = settingsFor(given);
  requireDemoConsent(settings);
  const database = openDatabase(given.data === undefined ? ":memory:" : databasePath(settings));
  if (!get(database, "SELECT 1 FROM product LIMIT 1")) {
    for (const file of given.catalog) await importFile(database, file);
    collectionsFromCatalog(database, ["type", "tag"], 2);
  }
  const platform = await startPlatform(settings, database);
  const stop = async (): Promise<void> => {
    await platform.close();
    database.close();
  };
  process.once("SIGINT", () => void stop());
  process.once("SIGTERM", () => void stop());
  handleUncaughtErrors(stop);
  await simulate(platform, given);
  process.stdout.write(welcome(platform, settings));
}

/** Options win over environment variables. */
function settingsFor({ catalog, port, name, storefront, data, webhooks }: Options): Settings {
  const given = {
    PLATFORM_PORT: port,
    CIRCLET_SHOP_NAME: name,
    STOREFRONT_URL: storefront,
    PLATFORM_WEBHOOKS_URL: webhooks,
    CIRCLET_DATA_DIR: data === undefined ? join(tmpdir(), "commerce-service") : resolve(data),
    // The catalog's folder may have some of its images.
    CIRCLET_SEED_DIR: resolve(dirname(catalog[0] ?? "")),
    CIRCLET_CONTENT: "own",
    PLATFORM_FAULTS: "on",
  };
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  const settings = readSettings({ ...process.env, ...Object.fromEntries(set) });
  if (settings.webhooksUrl === undefined || settings.webhookSecret) return settings;
  return { ...settings, webhookSecret: randomBytes(24).toString("base64url") };
}

async function simulate({ url }: RunningPlatform, { fault, operation, times, milliseconds }: Options) {
  if (fault === undefined) return;
  const operations = operation === undefined ? undefined : [operation];
  const body = v.parse(faultSchema, { mode: fault, operations, times, milliseconds });
  await fetch(`${url}/faults`, { method: "POST", body: JSON.stringify(body) });
}

function welcome({ url }: RunningPlatform, { webhooksUrl, webhookSecret }: Settings): string {
  const webhooks = webhooksUrl
    ? `Webhooks:         ${webhooksUrl}, signed with ${webhookSecret}; the last ones are at ${url}/webhooks\n`
    : "";
  return `
Storefront API:   ${url}/api/${datedVersions.at(-1)}/graphql.json
Customer account: ${url}/account/customer/api/${datedVersions.at(-1)}/graphql
Emails:           ${url}/mailbox
${webhooks}The test card 4242 4242 4242 4242 pays. Press Ctrl-C to stop.
`;
}
