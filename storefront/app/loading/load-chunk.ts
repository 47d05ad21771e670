import { delays } from "~/shop/constants";
import { withinBudget } from "~/http/time-budget";

/** A lazy script is missing or took too long to load. */
export class ChunkFailure extends Error {
  override readonly name = "ChunkFailure";

  constructor(cause: unknown) {
    super("Loading chunk failed", { cause });
  }
}

/** For `lazy`: rejects with a `ChunkFailure` if a script is missing or takes longer than `limit`. */
export function loadChunk<Module>(
  load: () => Promise<Module>,
  limit: number = delays.lazyLoad,
): () => Promise<Module> {
  return () =>
    withinBudget(limit, load).catch((error: unknown) => {
      throw new ChunkFailure(error);
    });
}
