import { readBody as readBytes } from "@circlet/service-kit/http/read-body";

export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** Reads a request body as text. Stops with `BodyTooLarge` as soon as it exceeds `limit` bytes. */
export async function readBody(request: Request, limit: number): Promise<string> {
  const bytes = await readBytes(request, limit);
  if (!bytes) throw new BodyTooLarge();
  return new TextDecoder().decode(bytes);
}
