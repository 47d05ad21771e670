export function unzipped(stream: ReadableStream<Uint8Array>): ReadableStream {
  return stream.pipeThrough(new DecompressionStream("gzip") as TransformStream<Uint8Array, Uint8Array>);
}
