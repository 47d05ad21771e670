import { connect } from "node:net";

/** Sends one command to a Valkey or Redis on a socket, in the inline form of its protocol. */
export function sendCommand(path: string, ...command: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => socket.write(`${command.join(" ")}\r\n`));
    socket.once("data", () => socket.destroy());
    socket.once("close", () => resolve());
    socket.once("error", reject);
  });
}
