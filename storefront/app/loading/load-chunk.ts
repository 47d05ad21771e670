import { delays } from "~/constants";
import { withinBudget } from "~/http/time-budget";

/** A lazy script is missing or took too long to load. */
export class ChunkFailure extends Error {
  override readonly name = "ChunkFailure";

  constructor(cause: unknown) {
    super("Loading chunk failed", { cause });
  }
}

/** For `lazy`: rejects with a `ChunkFailure` if a script is missing or takes longer than two minutes. */
export function loadChunk<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () =>
    withinBudget(delays.lazyLoad, load).catch((error: unknown) => {
      throw new ChunkFailure(error);
    });
}
