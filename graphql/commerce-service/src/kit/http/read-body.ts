export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** Reads a request body as text. Stops with `BodyTooLarge` as soon as it exceeds `limit` bytes. */
export async function readBody(request: Request, limit: number): Promise<string> {
  const { headers } = request;
  const length = headers.get("content-length");
  if (Number(length ?? 0) > limit) throw new BodyTooLarge();
  // The server reads exactly as much as the header announces.
  if (length !== null && !headers.has("transfer-encoding")) return request.text();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return new Blob(chunks).text();
}
