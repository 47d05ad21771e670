import { createServer, type AddressInfo } from "node:net";

/** A port to listen on, as settings give it: 0 takes any free one. */
export interface WantedPort {
  readonly port: number;
  /** Without one, all addresses of this machine. */
  readonly host: string | undefined;
  /** The names of the settings that say so. */
  readonly portSetting: string;
  readonly hostSetting?: string;
}

/** Answers the port that can be listened on. Throws with the name of the setting to change when it cannot be had. */
export async function freePort(wanted: WantedPort): Promise<number> {
  const server = createServer();
  try {
    await new Promise<void>((listening, refuse) => {
      server.once("error", refuse);
      server.listen(wanted.port, wanted.host, listening);
    });
  } catch (error) {
    throw new Error(refusal(wanted, (error as NodeJS.ErrnoException).code), { cause: error });
  }
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

const noAddressOfOurs = new Set(["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"]);

function refusal({ port, host, portSetting, hostSetting }: WantedPort, code = "unknown"): string {
  if (hostSetting && noAddressOfOurs.has(code))
    return `${hostSetting} must be an address of this machine; "${host}" is none.`;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use. Stop what listens there, or set ${portSetting} to another port.`;
    case "EACCES":
      return `Port ${port} may not be used by this user. Set ${portSetting} to one above 1023.`;
    default:
      return `Port ${port} (${portSetting}) cannot be listened on: ${code}.`;
  }
}

/** Throws with the names of two settings that give the same port. */
export function requireDistinctPorts(ports: Readonly<Record<string, number>>): void {
  const taken = new Map<number, string>();
  for (const [setting, port] of Object.entries(ports)) {
    const other = taken.get(port);
    if (other && port !== 0)
      throw new Error(`${setting} must be another port than ${other}: both are ${port}.`);
    taken.set(port, setting);
  }
}
