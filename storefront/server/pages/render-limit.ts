/** Too many pages are rendering. Try again later. */
export class ShopBusy extends Error {
  override readonly name = "ShopBusy";
}

/** Each render needs memory and sends requests to the services (.github/decisions/0003). */
export class RenderLimit {
  readonly #most: number;
  #running = 0;
  #hasRefused = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** Rejects immediately with `ShopBusy` if too many renders are in progress. */
  async run<Result>(render: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#most) {
      // Logs once per overload, not once per request.
      if (!this.#hasRefused) console.error(`More than ${this.#most} pages to render: responding with 503`);
      this.#hasRefused = true;
      throw new ShopBusy("Too many pages are rendering");
    }
    this.#running += 1;
    try {
      return await render();
    } finally {
      this.#running -= 1;
      if (this.#running === 0) this.#hasRefused = false;
    }
  }
}
