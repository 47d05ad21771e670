/** Null once it exceeds `limit` bytes, the signal aborts, or the client leaves. */
export async function readBody(
  request: Request,
  limit: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) return null;
  // In one piece: a body may arrive byte by byte.
  const body = new ArrayBuffer(0, { maxByteLength: limit });
  const reader = request.body?.getReader();
  const stop = (): void => void reader?.cancel().catch(() => undefined);
  signal?.addEventListener("abort", stop, { once: true });
  try {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) break;
      const start = body.byteLength;
      if (start + value.length > limit) {
        stop();
        return null;
      }
      body.resize(start + value.length);
      new Uint8Array(body, start).set(value);
    }
  } catch {
    return null;
  } finally {
    signal?.removeEventListener("abort", stop);
  }
  return signal?.aborted ? null : new Uint8Array(body.transferToFixedLength());
}
