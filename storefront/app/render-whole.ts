import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
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
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
      onError: (error) => console.error(error),
    });
  });
}
