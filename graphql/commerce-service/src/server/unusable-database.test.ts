import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { temporaryFolder } from "@circlet/service-kit/temporary-folder.fixture";
import { expect, test } from "vitest";
import { openDatabase } from "../database/database.ts";

const cli = join(import.meta.dirname, "../cli.ts");

function run(command: readonly string[], folder: string) {
  const env = {
    PATH: process.env["PATH"],
    CIRCLET_DATA_DIR: folder,
    PLATFORM_PORT: "0",
  };
  return spawnSync(process.execPath, [cli, ...command], { env, encoding: "utf8", timeout: 60_000 });
}

const files: Readonly<Record<string, readonly [write: (path: string) => void, message: string]>> = {
  "an empty file": [(path) => writeFileSync(path, ""), "the file is empty"],
  "another program's file": [(path) => writeFileSync(path, "something else. ".repeat(100)), "not a database"],
  "another program's database": [
    (path) => new DatabaseSync(path).exec("CREATE TABLE bookmark (url TEXT)"),
    "it belongs to another program",
  ],
  "a truncated database": [truncated, "database disk image is malformed"],
  "a folder": [(path) => mkdirSync(path), "unable to open database file"],
};

function truncated(path: string): void {
  openDatabase(path).close();
  truncateSync(path, 5000);
}

const contentOf = (path: string) => (statSync(path).isDirectory() ? null : readFileSync(path));

test.each(
  Object.entries(files).flatMap(([what, file]) =>
    ["serve", "seed --if-empty"].map((command) => ({ what, command, write: file[0], message: file[1] })),
  ),
)(
  "$command refuses $what as its database and leaves it alone",
  ({ command, write, message }) => {
    const folder = temporaryFolder();
    const path = join(folder, "platform.sqlite");
    write(path);
    const before = contentOf(path);
    const { status, stderr } = run(command.split(" "), folder);
    expect(stderr).toContain("CIRCLET_DATA_DIR");
    expect(stderr).toContain(folder);
    expect(stderr).not.toMatch(/node:internal|at .*\.ts:\d/);
    expect(stderr).toContain(message);
    expect(status).toBe(1);
    expect(contentOf(path)).toEqual(before);
  },
  60_000,
);
