import type { IncomingMessage } from "node:http";

/** More than any form of the service's pages contains. */
const maximumBytes = 32_768;

/** A request whose body is not a readable form. The status says why. */
export class FormBodyError extends Error {
  override readonly name = "FormBodyError";
  readonly status: 413 | 415;
  constructor(status: 413 | 415) {
    super(`unreadable body: ${status}`);
    this.status = status;
  }
}

/** Reads a submitted form. Throws `FormBodyError` for another content type or a body that is too large. */
export async function readFormBody(request: IncomingMessage): Promise<URLSearchParams> {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") throw new FormBodyError(415);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maximumBytes) throw new FormBodyError(413);
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}
