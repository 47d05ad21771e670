import { createServer, type AddressInfo } from "node:net";

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
export async function freePort(request: PortRequest): Promise<number> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(request.port, request.host, resolve);
    });
  } catch (error) {
    throw new Error(portError(request, (error as NodeJS.ErrnoException).code), { cause: error });
  }
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const foreignAddress = new Set(["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"]);

function portError({ port, host, portSetting, hostSetting }: PortRequest, code = "unknown error"): string {
  if (hostSetting && foreignAddress.has(code))
    return `${hostSetting} must be an address of this machine, not "${host}".`;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use. Stop the program that uses it, or set ${portSetting} to another port.`;
    case "EACCES":
      return `Your user may not listen on port ${port}. Set ${portSetting} to a port above 1023.`;
    default:
      return `Cannot listen on port ${port} (${portSetting}): ${code}.`;
  }
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
