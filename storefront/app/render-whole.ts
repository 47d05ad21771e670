import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** The HTML of a page, all of it. Rejects with what a component outside every Suspense threw. */
export function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Nothing is sent early, so nothing needs a script to be moved to its place later.
      progressiveChunkSize: Infinity,
      onAllReady() {
        // React may come here after a failure, too; its stream then fails, and that must not stay unhandled.
        pipe(new HtmlSink(resolve).on("error", reject));
      },
      onShellError: reject,
      onError: (error) => console.error(error),
    });
  });
}

/** Takes everything at once, where a stream between two others would stop React every few kilobytes. */
class HtmlSink extends Writable {
  readonly #chunks: Buffer[] = [];
  readonly #whole: (html: string) => void;

  constructor(whole: (html: string) => void) {
    super({ highWaterMark: Number.MAX_SAFE_INTEGER });
    this.#whole = whole;
  }

  override _write(chunk: Buffer, _encoding: string, taken: () => void): void {
    this.#chunks.push(chunk);
    taken();
  }

  override _final(closed: () => void): void {
    this.#whole(Buffer.concat(this.#chunks).toString());
    closed();
  }
}
