import type { IncomingMessage } from "node:http";

/** More than any form of the service's pages holds. */
const maximumBytes = 32_768;

/** A request whose body cannot be read as a form; the status says why. */
export class BadBody extends Error {
  override readonly name = "BadBody";
  readonly status: 413 | 415;
  constructor(status: 413 | 415) {
    super(`unreadable body: ${status}`);
    this.status = status;
  }
}

/** Reads a posted form. Throws `BadBody` for another content type or too much of it. */
export async function readFormBody(request: IncomingMessage): Promise<URLSearchParams> {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") throw new BadBody(415);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maximumBytes) throw new BadBody(413);
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}
