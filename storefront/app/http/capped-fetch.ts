/** A service's response was larger than the shop accepts. */
export class ResponseTooLarge extends Error {
  override readonly name = "ResponseTooLarge";
}

/** Bytes. The largest real response, a listing with 80 products, has about 150 kB. */
const largestResponse = 5 * 1024 * 1024;

/** `fetch` for the server. Rejects with `ResponseTooLarge` as soon as a response exceeds `limit` bytes. */
export async function cappedFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
  limit = largestResponse,
): Promise<Response> {
  const response = await fetch(input, init);
  const { headers, body } = response;
  const length = headers.has("Content-Encoding") ? null : headers.get("Content-Length");
  if (!body || (length !== null && Number(length) <= limit)) return response;
  return new Response(await readCapped(body, limit), response);
}

/** Reads a body to its end. Rejects with `ResponseTooLarge` as soon as it exceeds `limit` bytes. */
async function readCapped(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  limit: number,
): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  // Leaving the loop cancels the rest of the response.
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > limit) throw new ResponseTooLarge(`The response is longer than ${limit} bytes`);
    chunks.push(chunk);
  }
  return new Blob(chunks);
}
