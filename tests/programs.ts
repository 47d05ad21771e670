import { join } from "node:path";
import { freePort } from "../.tasks/port.ts";
import { capture, root } from "../.tasks/process.ts";
import { Program, type ProgramOptions } from "../.tasks/program.ts";
import { memoryEnv, memoryFlags, serviceMemoryFlags } from "../.tasks/memory-flags.ts";

type Environment = Readonly<Record<string, string>>;
type Options = Omit<ProgramOptions, "env">;

/** A service that a test has started. */
export interface RunningService {
  readonly url: string;
  stop(): Promise<void>;
}

export const platformCli = join(root, "graphql/commerce-service/src/cli.ts");
export const extensionsCli = join(root, "graphql/extensions/src/cli.ts");

/** Tests fill databases in their own ways, so `serve` could not tell that the shop is the demo. */
const demoContent = { CIRCLET_CONTENT: "demo" };

/** The commerce service on a data folder, as `pnpm start` runs it, on free ports unless `env` sets them. */
export function serveCommerce(data: string, env: Environment = {}, options: Options = {}): Program {
  const settings = {
    CIRCLET_DATA_DIR: data,
    PLATFORM_PORT: "0",
    PLATFORM_LOG: "off",
    ...demoContent,
  };
  return new Program([...serviceMemoryFlags, platformCli, "serve"], {
    ...options,
    env: { ...memoryEnv, ...settings, ...env },
  });
}

/** The commerce service and the extensions service, which get each other's webhooks and emails. */
export interface LocalServices {
  readonly url: string;
  readonly extensionsUrl: string;
  readonly commerce: Program;
  readonly extensions: Program;
  stop(): Promise<void>;
}

/** Secrets that the two share, and a storefront that sends its shoppers' networks. */
export const sharedSecrets = {
  STOREFRONT_WEBHOOK_SECRET: "a-webhook-secret-of-the-tests",
  STOREFRONT_API_PRIVATE_TOKEN: "a-private-token-of-the-tests",
};

/** Starts both services on a data folder, on free ports. The extensions service has the demo's texts, or none. */
export async function serveServices(
  data: string,
  env: Environment = {},
  { hasTexts = true, ...options }: Options & { readonly hasTexts?: boolean } = {},
): Promise<LocalServices> {
  // The commerce service starts first, and must know where to send its webhooks.
  const port = await freePort({ port: 0, host: "127.0.0.1", portSetting: "EXTENSIONS_PORT" });
  const extensionsUrl = `http://localhost:${port}`;
  const commerce = serveCommerce(
    data,
    { ...sharedSecrets, ...env, STOREFRONT_EXTENSIONS_API_URL: extensionsUrl },
    options,
  );
  const url = await commerce.url();
  const extensions = new Program(
    [...serviceMemoryFlags, extensionsCli, "serve", ...(hasTexts ? ["--seed"] : [])],
    {
      ...options,
      env: {
        ...memoryEnv,
        CIRCLET_DATA_DIR: data,
        EXTENSIONS_PORT: String(port),
        EXTENSIONS_LOG: "off",
        STOREFRONT_API_URL: url,
        EXTENSIONS_MAILBOX_URL: `${url}/mailbox/emails`,
        ...sharedSecrets,
        ...env,
      },
    },
  );
  await extensions.url();
  const stop = async () => void (await Promise.all([extensions.stop(), commerce.stop()]));
  return { url, extensionsUrl, commerce, extensions, stop };
}

/** The built storefront for a commerce service, as `pnpm start` runs it, on a free port unless `env` sets it. */
export function serveStorefront(apiUrl: string, env: Environment = {}, options: Options = {}): Program {
  const settings = {
    STOREFRONT_API_URL: apiUrl,
    STOREFRONT_EXTENSIONS_API_URL: `${apiUrl}/extensions`,
    STOREFRONT_PORT: "0",
    ...demoContent,
    // A test must see its own products at once.
    STOREFRONT_PAGE_FRESH_SECONDS: "0",
    // A busy machine is slow. Tests of outages set a short time.
    STOREFRONT_API_TIMEOUT: "15000",
  };
  const script = [...memoryFlags, "storefront/server/start.ts"];
  return new Program(script, { ...options, env: { ...memoryEnv, ...settings, ...env } });
}

/** Runs a command of a service, by default the commerce service's `seed`…, on a data folder. Rejects if it fails. */
export async function merchantCommand(
  data: string,
  command: readonly string[],
  env: Environment = {},
  cli = platformCli,
): Promise<void> {
  await capture("node", [cli, ...command], {
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
