/**
 * What each server of the shop starts with. A rendered page is garbage once it is sent: Node's default young generation
 * costs the storefront 400 MB under load instead of 240. Node also lets garbage grow by the memory of the machine: on one
 * with 24 GB, the soak takes 295 MB instead of 214, and long responses leave 430 MB in the commerce service instead of 90.
 */
export const memoryFlags = ["--max-semi-space-size=4", "--max-old-space-size=1024"];

/** A page of 80 cards allocates 10 MB. With 4 MB, a search of 100,000 products takes a quarter more time, and no less memory. */
export const serviceMemoryFlags = ["--max-semi-space-size=8", "--max-old-space-size=1024"];

/**
 * Linux: threads that compress pages share their memory, instead of each keeping its own. Saves 50 of 305 MB under load.
 * Long responses go back to the system once sent: without a fixed threshold, the commerce service keeps 120 MB more.
 */
export const memoryEnv = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "262144" };
