import { Store } from "./store";

export interface QueueState<Answer, Change> {
  readonly answer: Answer;
  /** Changes that the service has not confirmed yet, oldest first. */
  readonly pending: readonly Change[];
}

/** A change shows immediately (`answer` plus `pending`). They are sent in turn; a response replaces `answer`. */
export class ChangeQueue<Answer, Change> extends Store<QueueState<Answer, Change>> {
  readonly #send: (change: Change) => Promise<Answer>;
  /** Settles after the last change that was pushed. Null if none is being sent, even after `reset`. */
  #last: Promise<unknown> | null = null;
  /** Incremented by each change and response, to detect reads that started earlier. */
  #version = 0;

  constructor(answer: Answer, send: (change: Change) => Promise<Answer>) {
    super({ answer, pending: [] });
    this.#send = send;
  }

  /** False if `reset` dropped the change. If it fails, it is undone and the promise rejects. */
  push(change: Change): Promise<boolean> {
    const { answer, pending } = this.get();
    this.#setState(answer, [...pending, change]);
    // Without a change to wait for, the request leaves before React renders.
    const sent = this.#last ? this.#last.then(() => this.#sendChange(change)) : this.#sendChange(change);
    const last = sent
      .catch(() => undefined)
      .finally(() => {
        if (this.#last === last) this.#last = null;
      });
    this.#last = last;
    return sent;
  }

  /** Replaces the value. False, ignoring the result or error of `load`, if there was a change meanwhile. */
  async read(load: () => Promise<Answer>): Promise<boolean> {
    await this.#last;
    const version = this.#version;
    const isOutdated = () => version !== this.#version;
    try {
      const answer = await load();
      if (isOutdated()) return false;
      this.#setState(answer, this.get().pending);
      return true;
    } catch (error) {
      if (isOutdated()) return false;
      throw error;
    }
  }

  /** Replaces the value with a newer one from another tab. */
  replace(answer: Answer): void {
    this.#setState(answer, this.get().pending);
  }

  reset(answer: Answer): void {
    this.#setState(answer, []);
  }

  async #sendChange(change: Change): Promise<boolean> {
    const isDropped = () => !this.get().pending.includes(change);
    if (isDropped()) return false;
    try {
      const answer = await this.#send(change);
      if (isDropped()) return false;
      this.#finishChange(change, answer);
      return true;
    } catch (error) {
      if (isDropped()) return false;
      this.#finishChange(change, this.get().answer);
      throw error;
    }
  }

  #finishChange(change: Change, answer: Answer): void {
    this.#setState(
      answer,
      this.get().pending.filter((other) => other !== change),
    );
  }

  #setState(answer: Answer, pending: readonly Change[]): void {
    this.#version += 1;
    this.set({ answer, pending });
  }
}
