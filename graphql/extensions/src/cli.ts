import { createReadStream, createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { handleUncaughtErrors } from "@circlet/service-kit/http/uncaught-errors";
import { BackupError, writeBackup, restoreBackup } from "./backup/backup.ts";
import { importTexts, ImportError } from "./cli/import-texts.ts";
import { openDatabase } from "./database/open-database.ts";
import { createLog } from "@circlet/service-kit/log";
import { SettingError } from "@circlet/service-kit/settings/setting-error";
import { readSettings, type Settings } from "./settings/settings.ts";
import { settingWarnings } from "./settings/warnings.ts";
import { startService } from "./start-service.ts";

const usage = `npx pnpm extensions serve          Start the extensions service
npx pnpm extensions import FILE    Add the reviews and listing texts of a JSON file
npx pnpm extensions backup FILE    Write all data to a file
npx pnpm extensions restore FILE   Replace all data with a backup's
`;

const [command = "help", file = ""] = process.argv.slice(2);
try {
  if (command === "serve") await serve(readSettings());
  else if (command === "import" && file) await importFile(readSettings());
  else if (command === "backup" && file) await backup(readSettings());
  else if (command === "restore" && file) await restore(readSettings());
  else {
    process.stdout.write(usage);
    if (command !== "help") process.exitCode = 1;
  }
} catch (error) {
  const known = [SettingError, BackupError, ImportError];
  const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
  if (!isMissing && !known.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(isMissing ? `There is no file ${file}.\n` : `${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function serve(settings: Settings): Promise<void> {
  const database = await openDatabase(settings);
  const log = createLog(settings.log);
  const service = await startService({ settings, database, log }).catch(async (error: unknown) => {
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

async function importFile(settings: Settings): Promise<void> {
  const database = await openDatabase(settings);
  try {
    const { reviews, listings } = await importTexts(database, file);
    process.stdout.write(`${reviews} reviews and ${listings} listings imported\n`);
  } finally {
    await database.close();
  }
}

/** Writes to a temporary file first, so that an interrupted backup never replaces a complete one. */
async function backup(settings: Settings): Promise<void> {
  const database = await openDatabase(settings);
  const partial = `${file}.partial`;
  try {
    const output = createWriteStream(partial, { mode: 0o600 });
    await writeBackup(database, async (line) => {
      if (!output.write(`${line}\n`)) await once(output, "drain");
    });
    output.end();
    await finished(output);
    await rename(partial, file);
    process.stdout.write(`Backup written to ${file}\n`);
  } finally {
    await database.close();
  }
}

async function restore(settings: Settings): Promise<void> {
  const database = await openDatabase(settings);
  try {
    await restoreBackup(database, createInterface({ input: createReadStream(file, "utf8") }));
    process.stdout.write(`All data replaced with ${file}\n`);
  } finally {
    await database.close();
  }
}
