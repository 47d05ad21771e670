import type { IncomingMessage } from "node:http";

export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** Reads a request body as text. Stops with `BodyTooLarge` as soon as it exceeds `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  if (Number(request.headers["content-length"] ?? 0) > limit) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // Keep the connection open, so that the error response can be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
