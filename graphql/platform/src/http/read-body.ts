import type { IncomingMessage } from "node:http";

export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** A request's body as text. Stops reading, with `BodyTooLarge`, as soon as it is more than `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  if (Number(request.headers["content-length"] ?? 0) > limit) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection stays open, so that the refusal can be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
