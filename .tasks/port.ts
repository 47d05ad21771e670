import { createServer } from "node:net";

/** Throws with the setting's name when somebody else listens on the port already. */
export async function requireFreePort(port: number, setting: string, host?: string): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((listening, refuse) => {
      server.once("error", refuse);
      server.listen(port, host, listening);
    });
  } catch (error) {
    throw new Error(
      `Port ${port} is in use or cannot be had (${(error as NodeJS.ErrnoException).code}). ` +
        `Stop what listens there, or set ${setting} to another port.`,
      { cause: error },
    );
  }
  await new Promise((closed) => server.close(closed));
}

/** Throws with the names of two settings that give the same port. */
export function requireDistinctPorts(ports: Readonly<Record<string, number>>): void {
  const taken = new Map<number, string>();
  for (const [setting, port] of Object.entries(ports)) {
    const other = taken.get(port);
    if (other) throw new Error(`${setting} must be another port than ${other}: both are ${port}.`);
    taken.set(port, setting);
  }
}
