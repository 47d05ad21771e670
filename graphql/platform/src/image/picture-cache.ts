import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Renderings done at once. Each takes a core for a tenth of a second or so. */
const atOnce = 2;

/**
 * Rendered pictures on disk. One that is being made is made once, however many ask for it, and only a few are made at
 * a time, so that a page full of new pictures leaves room for the rest of the service.
 */
export class PictureCache {
  readonly #folder: string;
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The picture of `key`, a relative path that is safe by construction. */
  get(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    let picture = this.#underWay.get(key);
    if (!picture) {
      picture = this.#readOrRender(key, render).finally(() => this.#underWay.delete(key));
      this.#underWay.set(key, picture);
    }
    return picture;
  }

  async #readOrRender(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(this.#folder, key);
    return (await readIfThere(path)) ?? this.#inTurn(async () => save(path, await render()));
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on to whoever waits longest.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Written beside and moved in place, so that nobody ever reads half a picture. */
async function save(path: string, picture: Buffer): Promise<Buffer> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.part`;
  await writeFile(temporary, picture);
  await rename(temporary, path);
  return picture;
}
