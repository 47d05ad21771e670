import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { parseArgs } from "node:util";
import { handleUncaughtErrors } from "@circlet/service-kit/http/uncaught-errors";
import { createLog, type Log } from "@circlet/service-kit/log";
import { replaceFile } from "@circlet/service-kit/replace-file";
import { misspelledSettings, misspellingWarning } from "@circlet/service-kit/settings/misspelled-settings";
import { SettingError } from "@circlet/service-kit/settings/setting-error";
import { makeAlertsNow } from "./alerts/make-alerts-now.ts";
import { alertShop, indexNewSearches, runInTimeAlerts } from "./alerts/run-alerts.ts";
import { BackupError, deleteAll, restoreBackup, writeBackup } from "./backup/backup.ts";
import { customerData } from "./cli/customer-data.ts";
import { importTexts, ImportError } from "./cli/import-texts.ts";
import { markSeeded, seedTexts } from "./cli/seed-texts.ts";
import type { Database } from "./database/database.ts";
import { openDatabase } from "./database/open-database.ts";
import { readSettings, settingNames, type Settings } from "./settings/settings.ts";
import { settingWarnings } from "./settings/warnings.ts";
import { storefrontApi } from "./platform/storefront-api.ts";
import { startService } from "./server/start-service.ts";

const usage = `npx pnpm extensions serve [--seed]         Start the service; --seed fills a new database from CIRCLET_SEED_DIR
npx pnpm extensions import FILE            Add the reviews and listing texts of a JSON file
npx pnpm extensions send-alerts            Send the alerts that are due now: price drops, last ones and new matches
npx pnpm extensions customer NUMBER        Print what is stored about a customer, by the platform's number
npx pnpm extensions backup FILE            Write all data to a file
npx pnpm extensions restore FILE           Replace all data with a backup's
npx pnpm extensions reset --yes [--empty]  Delete all data, and fill the database from CIRCLET_SEED_DIR again
`;

/** A command that was called wrongly. The message says what to do. */
class CommandError extends Error {
  override readonly name = "CommandError";
}

const options = { seed: { type: "boolean" }, yes: { type: "boolean" }, empty: { type: "boolean" } } as const;

for (const misspelled of misspelledSettings(settingNames))
  process.stderr.write(`${misspellingWarning(misspelled)}\n`);
try {
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [command = "help", file = ""] = positionals;
  if (command === "serve") await serve(readSettings(), values);
  else if (command === "import" && file) await withDatabase((database) => importFile(database, file));
  else if (command === "send-alerts") await withDatabase(sendAlertsNow);
  else if (command === "customer" && /^\d{1,19}$/.test(file))
    await withDatabase(async (database) => JSON.stringify(await customerData(database, file), null, 2));
  else if (command === "backup" && file) await withDatabase((database) => backup(database, file));
  else if (command === "restore" && file) await withDatabase((database) => restoreFile(database, file));
  else if (command === "reset")
    await withDatabase((database, settings) => resetData(database, settings, values));
  else {
    process.stdout.write(usage);
    if (command !== "help") process.exitCode = 1;
  }
} catch (error) {
  const known = [SettingError, BackupError, ImportError, CommandError];
  const { code, path, message } = error as NodeJS.ErrnoException;
  const isUsage = code?.startsWith("ERR_PARSE_ARGS");
  if (code !== "ENOENT" && !isUsage && !known.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(code === "ENOENT" ? `There is no file ${path}.\n` : `${message}\n`);
  process.exitCode = 1;
}

async function serve(settings: Settings, { seed = false }: { seed?: boolean }): Promise<void> {
  const database = await openDatabase(settings);
  const log = createLog(settings.log);
  const start = async () => {
    const seeded = seed && (await seedTexts(database, settings));
    if (seeded) process.stdout.write(`${seeded}\n`);
    return startService({ settings, database, log });
  };
  const service = await start().catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const { databaseUrl, dataDirectory } = settings;
  const data = databaseUrl ? `PostgreSQL on ${new URL(databaseUrl).host}` : `SQLite in ${dataDirectory}`;
  process.stdout.write(`Extensions service: ${service.url} (database: ${data})\n`);
  for (const warning of settingWarnings(settings)) process.stderr.write(`${warning}\n`);
  const stop = async (): Promise<void> => {
    await service.close();
    await database.close();
  };
  process.once("SIGINT", () => void stop());
  process.once("SIGTERM", () => void stop());
  handleUncaughtErrors(stop);
}

async function withDatabase(
  work: (database: Database, settings: Settings) => Promise<string>,
): Promise<void> {
  const settings = readSettings();
  const database = await openDatabase(settings);
  try {
    process.stdout.write(`${await work(database, settings)}\n`);
  } finally {
    await database.close();
  }
}

async function importFile(database: Database, file: string): Promise<string> {
  const { reviews, listings } = await importTexts(database, file);
  return `${reviews} reviews and ${listings} listings imported`;
}

async function sendAlertsNow(database: Database, settings: Settings): Promise<string> {
  const services = { ...settings, database, storefront: storefrontApi(settings) };
  const makeInTime = async (onFailure: (error: unknown) => void) => {
    const log: Log = (_, { error } = {}) => onFailure(error);
    const reporting = { ...services, log };
    await indexNewSearches(reporting);
    return runInTimeAlerts(reporting);
  };
  const { addresses, failures } = await makeAlertsNow(database, alertShop(services), new Date(), makeInTime);
  const sent = addresses.map((address) => `Email to ${address}`).join("\n");
  if (failures.length > 0) {
    const reasons = `${failures.join("\n")}\nIs the shop running? STOREFRONT_URL and STOREFRONT_API_URL say where.`;
    throw new CommandError([sent, reasons].filter(Boolean).join("\n"));
  }
  // The running service also checks customers, and may have been faster.
  return (
    sent || "No new email: nothing else has changed for customers with alerts, or they got one within a week."
  );
}

async function backup(database: Database, file: string): Promise<string> {
  await replaceFile(file, async (partial) => {
    const output = createWriteStream(partial);
    await writeBackup(database, async (line) => {
      if (!output.write(`${line}\n`)) await once(output, "drain");
    });
    output.end();
    await finished(output);
  });
  return `Backup written to ${file}`;
}

async function restoreFile(database: Database, file: string): Promise<string> {
  await restoreBackup(database, linesOf(file));
  return `All data replaced with ${file}`;
}

/** Opens the file when the first line is read: lines that come before, while the database connects, would be lost. */
async function* linesOf(file: string): AsyncIterable<string> {
  const opened = await open(file);
  yield* opened.readLines();
}

async function resetData(
  database: Database,
  settings: Settings,
  { yes = false, empty = false }: { yes?: boolean; empty?: boolean },
): Promise<string> {
  if (!yes)
    throw new CommandError(
      "This deletes all reviews, texts, saved searches and alerts. Pass --yes to confirm.",
    );
  await database.transaction(deleteAll);
  if (empty) await markSeeded(database);
  return (await seedTexts(database, settings)) ?? "The database is empty.";
}
