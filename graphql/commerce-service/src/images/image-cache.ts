import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Log } from "@circlet/service-kit/log";
import { FairQueue, type Visitor } from "@circlet/service-kit/fair-queue";

/** Each takes about a tenth of a second of one core, so the last waits about ten seconds. */
const limits = { atOnce: 2, mostWaiting: 200 };

/** Requests for one image share the work, and few render at a time, so that others are still served. */
export class ImageCache {
  readonly #folder: string;
  readonly #queue = new FairQueue(limits);
  readonly #rendering = new Map<string, Promise<Buffer>>();
  readonly #log: Log;

  constructor(folder: string, log: Log) {
    this.#folder = folder;
    this.#log = log;
  }

  /** The image for `key`, a relative path that must be safe. Rejects as the queue does. */
  async get(key: string, visitor: Visitor, render: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(this.#folder, key);
    return (await readIfPossible(path)) ?? this.#queue.run(visitor, () => this.#readOrRender(path, render));
  }

  /** Another request may have rendered it meanwhile, or may do so now. */
  #readOrRender(path: string, render: () => Promise<Buffer>): Promise<Buffer> {
    let image = this.#rendering.get(path);
    if (!image) {
      const made = async () => (await readIfPossible(path)) ?? this.#renderAndSave(path, render);
      image = made().finally(() => this.#rendering.delete(path));
      this.#rendering.set(path, image);
    }
    return image;
  }

  /** An image that cannot be saved, for example because the disk is full, is rendered for each request. */
  async #renderAndSave(path: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const image = await render();
    await saveImage(path, image).catch((error: unknown) => {
      this.#log("failure", { path: "image cache", error: String(error) });
    });
    return image;
  }
}

/** Undefined for an image that is not cached or cannot be read. */
function readIfPossible(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}

/** Writes to a temporary file and renames it, so that no one reads half an image. */
async function saveImage(path: string, image: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.part`;
  await writeFile(temporary, image);
  await rename(temporary, path);
}
