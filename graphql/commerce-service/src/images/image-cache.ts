import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Log } from "@circlet/service-kit/log";

/** Number of images rendered in parallel. Each takes about a tenth of a second of one core. */
const maximumConcurrent = 2;

/** Requests for one image share the work, and few render at a time, so that others are still served. */
export class ImageCache {
  readonly #folder: string;
  readonly #pending = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  readonly #log: Log;
  #running = 0;

  constructor(folder: string, log: Log) {
    this.#folder = folder;
    this.#log = log;
  }

  /** The image for `key`, a relative path that must be safe. */
  get(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    let image = this.#pending.get(key);
    if (!image) {
      image = this.#readOrRender(key, render).finally(() => this.#pending.delete(key));
      this.#pending.set(key, image);
    }
    return image;
  }

  async #readOrRender(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(this.#folder, key);
    return (await readIfPossible(path)) ?? this.#limited(() => this.#renderAndSave(path, render));
  }

  /** An image that cannot be saved, for example because the disk is full, is rendered for each request. */
  async #renderAndSave(path: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const image = await render();
    await saveImage(path, image).catch((error: unknown) => {
      this.#log("failure", { path: "image cache", error: String(error) });
    });
    return image;
  }

  async #limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= maximumConcurrent) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // Pass the slot to the request that has waited longest.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
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
