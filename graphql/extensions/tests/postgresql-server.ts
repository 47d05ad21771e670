import { type ChildProcessByStdio, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Client } from "pg";

/** The folder of PostgreSQL's programs on Debian and Ubuntu, the newest release; undefined without PostgreSQL. */
export const postgresqlPrograms = installed();

function installed(): string | undefined {
  const releases = "/usr/lib/postgresql";
  if (!existsSync(releases)) return undefined;
  const newest = readdirSync(releases).sort((one, other) => Number(other) - Number(one))[0];
  const folder = join(releases, newest ?? "", "bin");
  return existsSync(join(folder, "initdb")) ? folder : undefined;
}

/** PostgreSQL refuses to run as root. Debian's package includes a user for it. */
const owner = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};

function idOf(kind: "-u" | "-g"): number {
  return postgresqlPrograms ? Number(execFileSync("id", [kind, "postgres"])) : 0;
}

export interface PostgresqlServer {
  newDatabase(): Promise<string>;
  /** Ends the server like a crash, without flushing its memory to disk, and starts it again. */
  crash(): Promise<void>;
  /** Ends the server like a crash. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Sends a signal to the server and all of its processes, such as SIGSTOP. */
  signal(name: NodeJS.Signals): void;
  close(): Promise<void>;
}

/** A PostgreSQL server for tests. It has its own folder and listens on a socket there, so it needs no port. */
export async function startPostgresql(): Promise<PostgresqlServer> {
  const folder = mkdtempSync(join(tmpdir(), "postgresql-"));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const programs = postgresqlPrograms ?? "";
  const data = join(folder, "data");
  execFileSync(
    join(programs, "initdb"),
    [
      "--pgdata",
      data,
      "--username",
      "postgres",
      "--auth",
      "trust",
      "--no-sync",
      "--encoding",
      "UTF8",
      "--locale",
      "C",
    ],
    { ...owner, cwd: folder },
  );
  const options = ["-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"];
  const start = () =>
    ready(
      spawn(join(programs, "postgres"), options, {
        ...owner,
        cwd: folder,
        stdio: ["ignore", "ignore", "pipe"],
      }),
    );
  const urlOf = (database: string) =>
    `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  let server = await start();
  // Like a crash, without flushing its memory to disk.
  const stop = () => ended(server, "SIGQUIT");
  const restart = async () => {
    server = await start();
  };

  let databases = 0;
  return {
    newDatabase: async () => {
      const name = `test_${++databases}`;
      const client = new Client({ connectionString: urlOf("postgres") });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return urlOf(name);
    },
    crash: async () => {
      await stop();
      await restart();
    },
    stop,
    start: restart,
    signal: (name) => {
      for (const pid of [server.pid ?? 0, ...childrenOf(server.pid ?? 0)]) process.kill(pid, name);
    },
    close: async () => {
      // At once, because the data is not needed anymore.
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The processes that PostgreSQL has started, on Linux. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}

async function ready(server: ChildProcessByStdio<null, null, Readable>) {
  await new Promise<void>((resolve, reject) => {
    server.once("exit", (code) => reject(new Error(`postgres ended with code ${code}`)));
    server.stderr.on("data", (chunk: Buffer) => {
      if (chunk.includes("ready to accept connections")) resolve();
    });
  });
  return server;
}

async function ended(
  server: ChildProcessByStdio<null, null, Readable>,
  signal: NodeJS.Signals,
): Promise<void> {
  const exit = once(server, "exit");
  server.kill(signal);
  await exit;
}
