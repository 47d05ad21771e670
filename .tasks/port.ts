import getPort from "get-port";

/** A port to listen on, as set in the environment. */
export interface PortRequest {
  /** 0 picks any free port. */
  readonly port: number;
  /** `undefined` listens on all addresses of this machine. */
  readonly host: string | undefined;
  /** The variables that set port and host, for error messages. */
  readonly portSetting: string;
  readonly hostSetting?: string;
}

/** Returns a port that is free to listen on. Throws an error that names the variable to change. */
export async function freePort({ port, host, portSetting, hostSetting }: PortRequest): Promise<number> {
  const free = await getPort({ port, ...(host !== undefined && { host }) }).catch((cause: unknown) => {
    const message = `${hostSetting ?? "The host"} must be an address of this machine, not "${host}".`;
    throw new Error(message, { cause });
  });
  if (port === 0 || free === port) return free;
  if (port < 1024 && process.getuid?.() !== 0)
    throw new Error(`Your user may not listen on port ${port}. Set ${portSetting} to a port above 1023.`);
  throw new Error(
    `Port ${port} is in use. Stop the program that uses it, or set ${portSetting} to another port.`,
  );
}

/** Throws if two variables set the same port. */
export function requireDistinctPorts(ports: Readonly<Record<string, number>>): void {
  const used = new Map<number, string>();
  for (const [setting, port] of Object.entries(ports)) {
    const other = used.get(port);
    if (other && port !== 0) throw new Error(`${setting} must differ from ${other}: both are ${port}.`);
    used.set(port, setting);
  }
}
