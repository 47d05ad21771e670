import { resultOrNull } from "./result-or-null";

export const pageCaches = (): CacheStorage | null => resultOrNull(() => caches);
