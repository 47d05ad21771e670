import { delays } from "~/constants";

/** A lazy script is missing or took too long to load. */
export class ChunkFailure extends Error {
  override readonly name = "ChunkFailure";

  constructor(cause: unknown) {
    super("Loading chunk failed", { cause });
  }
}

/** For `lazy`: rejects with a `ChunkFailure` if a script is missing or takes longer than two minutes. */
export function loadChunk<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const tooLate = Promise.withResolvers<never>();
    const timer = setTimeout(() => tooLate.reject(new Error("Timed out")), delays.lazyLoad);
    try {
      return await Promise.race([load(), tooLate.promise]);
    } catch (error) {
      throw new ChunkFailure(error);
    } finally {
      clearTimeout(timer);
    }
  };
}
