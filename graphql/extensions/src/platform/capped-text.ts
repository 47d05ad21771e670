/** Bytes. The largest real response, 250 products, has about 300 kB. */
const largestResponse = 5 * 1024 * 1024;

/** Reads a response. Throws and cancels the rest as soon as it is too large. */
export async function cappedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest of the response.
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > largestResponse) throw new Error(`The response is longer than ${largestResponse} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
