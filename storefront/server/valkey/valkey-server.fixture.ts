import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** The path of the installed server, if there is one. */
export const valkeyProgram = ["valkey-server", "redis-server"].find(
  (program) => spawnSync(program, ["--version"]).status === 0,
);

/** Starts Valkey or Redis on a socket of its own, without persistence. */
export class ValkeyServer {
  readonly #folder: string;
  #child: ChildProcess | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async start(): Promise<ValkeyServer> {
    const server = new ValkeyServer(await mkdtemp(join(tmpdir(), "circlet-valkey-")));
    await server.restart();
    return server;
  }

  /** What clients connect to. */
  get url(): string {
    return join(this.#folder, "valkey.sock");
  }

  async restart(): Promise<void> {
    await this.kill();
    await rm(this.url, { force: true });
    const options = ["--port", "0", "--unixsocket", this.url, "--save", "", "--dir", this.#folder];
    this.#child = spawn(valkeyProgram ?? "", options, { stdio: "ignore" });
    while (!existsSync(this.url)) await pause(10);
  }

  /** Freezes the server with SIGSTOP: connections stay open, but there are no responses. */
  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
