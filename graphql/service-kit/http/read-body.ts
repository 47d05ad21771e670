/** Null once it exceeds `limit` bytes, the signal aborts, or the client leaves. */
export async function readBody(
  request: Request,
  limit: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  const stop = (): void => void reader?.cancel().catch(() => undefined);
  signal?.addEventListener("abort", stop, { once: true });
  try {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) break;
      length += value.length;
      if (length > limit) {
        stop();
        return null;
      }
      chunks.push(value);
    }
  } catch {
    return null;
  } finally {
    signal?.removeEventListener("abort", stop);
  }
  return signal?.aborted ? null : new Uint8Array(await new Blob(chunks).arrayBuffer());
}
