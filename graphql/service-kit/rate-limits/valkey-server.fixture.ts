import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isInstalled, run } from "../../../.tasks/process.ts";

export const valkeyProgram = ["valkey-server", "redis-server"].find(isInstalled);

const ignoreOutput = { stdio: "ignore", reject: false } as const;

/** Starts Valkey or Redis on a socket of its own, without persistence. */
export class ValkeyServer {
  readonly #folder: string;
  #process: ReturnType<typeof run<typeof ignoreOutput>> | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async start(): Promise<ValkeyServer> {
    const server = new ValkeyServer(await mkdtemp(join(tmpdir(), "circlet-valkey-")));
    await server.restart();
    return server;
  }

  get url(): string {
    return join(this.#folder, "valkey.sock");
  }

  async restart(): Promise<void> {
    await this.kill();
    await rm(this.url, { force: true });
    const options = ["--port", "0", "--unixsocket", this.url, "--save", "", "--dir", this.#folder];
    this.#process = run(valkeyProgram ?? "", options, ignoreOutput);
    while (!existsSync(this.url)) await pause(10);
  }

  /** Freezes the server with SIGSTOP: connections stay open, but there are no responses. */
  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  async kill(): Promise<void> {
    this.signal("SIGKILL");
    await this.#process;
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
