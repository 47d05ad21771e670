import { connect } from "node:net";
import { type RawResponse, readResponses } from "./read-responses.ts";

/** What a client does on one connection. */
export interface Conversation {
  /** The requests' methods, in order. */
  readonly methods: readonly string[];
  /** What it writes, one packet after the other, as Latin-1. */
  readonly packets: readonly string[];
  /** Closes the connection without waiting for responses. */
  readonly leaves: boolean;
}

export interface Outcome {
  readonly responses: readonly RawResponse[];
  readonly malformed: string | undefined;
  /** The server still held the connection long after the client had finished. */
  readonly hangs: boolean;
}

/** Milliseconds without a byte after which the client says that it will send no more. */
const patience = 500;
/** Milliseconds until the server must then have closed the connection. */
const longest = 20_000;

/** Has a conversation with the server on a port of this machine. */
export async function exchange(port: number, { methods, packets, leaves }: Conversation): Promise<Outcome> {
  const chunks: Buffer[] = [];
  let outcome: Omit<Outcome, "hangs"> = { responses: [], malformed: undefined };
  let hangs = false;
  const read = (): void => {
    try {
      outcome = { responses: readResponses(Buffer.concat(chunks), methods), malformed: undefined };
    } catch (error) {
      outcome = { responses: [], malformed: String(error) };
    }
  };
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const impatience = setTimeout(() => socket.end(), patience);
  const limit = setTimeout(() => {
    hangs = true;
    socket.destroy();
  }, longest);
  let surplus: NodeJS.Timeout | undefined;
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => {
    chunks.push(chunk);
    impatience.refresh();
    if (chunk.length < 65_536) read();
    if (outcome.malformed !== undefined) socket.destroy();
    // Nothing may follow the last response.
    if (outcome.responses.length >= methods.length) surplus ??= setTimeout(() => socket.destroy(), 10);
  });
  for (const packet of packets) {
    if (socket.destroyed) break;
    socket.write(packet, "latin1");
    await new Promise((next) => setImmediate(next));
  }
  if (leaves) socket.destroy();
  await closed;
  clearTimeout(impatience);
  clearTimeout(limit);
  clearTimeout(surplus);
  read();
  return { ...outcome, hangs };
}
