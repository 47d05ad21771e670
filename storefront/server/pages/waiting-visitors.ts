/** The visitors who wait for a render. Its signal aborts when all of them have left. */
export class WaitingVisitors {
  readonly #controller = new AbortController();
  #present = 0;

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Adds a visitor, who leaves when the signal aborts. Without one, the render always goes on. */
  join(leaving: AbortSignal | undefined): void {
    this.#present += 1;
    leaving?.addEventListener("abort", () => this.#leave(), { once: true });
    if (leaving?.aborted) this.#leave();
  }

  #leave(): void {
    this.#present -= 1;
    if (this.#present === 0) this.#controller.abort();
  }
}
