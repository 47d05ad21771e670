import { join } from "node:path";
import { capture, root } from "../.tasks/process.ts";
import { Program, type ProgramOptions } from "../.tasks/program.ts";
import { memoryEnv, memoryFlags } from "../.tasks/storefront-memory.ts";

type Environment = Readonly<Record<string, string>>;
type Options = Omit<ProgramOptions, "env">;

/** A service that a test has started. */
export interface RunningService {
  readonly url: string;
  stop(): Promise<void>;
}

export const platformCli = join(root, "graphql/commerce-service/src/cli.ts");

/** The commerce service on a data folder, on free ports unless `env` sets them. */
export function serveCommerce(data: string, env: Environment = {}, options: Options = {}): Program {
  const settings = {
    CIRCLET_DATA_DIR: data,
    PLATFORM_PORT: "0",
    EXTENSIONS_PORT: "0",
    PLATFORM_LOG: "off",
  };
  return new Program([platformCli, "serve"], { ...options, env: { ...settings, ...env } });
}

/** The URLs of the commerce service and the extensions service, as soon as they respond. */
export async function commerceUrls(program: Program) {
  const pattern = /Commerce service: (\S+)\s+Extensions service: (\S+)\s/;
  const [, url = "", extensionsUrl = ""] = await program.prints(pattern);
  return { url, extensionsUrl };
}

/** The built storefront for a commerce service, as `pnpm start` runs it, on a free port unless `env` sets it. */
export function serveStorefront(apiUrl: string, env: Environment = {}, options: Options = {}): Program {
  const settings = {
    STOREFRONT_API_URL: apiUrl,
    STOREFRONT_EXTENSIONS_API_URL: `${apiUrl}/extensions`,
    STOREFRONT_PORT: "0",
    // A test must see its own products at once.
    STOREFRONT_PAGE_FRESH_SECONDS: "0",
    // A busy machine is slow. Tests of outages set a short time.
    STOREFRONT_API_TIMEOUT: "15000",
  };
  const script = [...memoryFlags, "storefront/server/start.ts"];
  return new Program(script, { ...options, env: { ...memoryEnv, ...settings, ...env } });
}

/** Runs a command of the commerce service, such as `seed`, on a data folder. Rejects if it fails. */
export async function merchantCommand(
  data: string,
  command: readonly string[],
  env: Environment = {},
): Promise<void> {
  await capture("node", [platformCli, ...command], {
    env: { CIRCLET_DATA_DIR: data, NODE_ENV: "production", ...env },
    reject: true,
  });
}

/** Runs `work` with a program and kills the program afterwards, even after an error. */
export async function withProgram<Result>(
  program: Program,
  work: (url: string, program: Program) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(await program.url(), program);
  } finally {
    await program.kill();
  }
}
