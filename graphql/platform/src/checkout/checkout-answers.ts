import { randomUUID } from "node:crypto";

/** Enough for the checkouts of a busy minute. The oldest entry is removed first. */
const mostAnswers = 2000;

/** Milliseconds: long enough for reloading and going back. */
const keptFor = 15 * 60_000;

/**
 * Keeps what to show after a posted form, for the page that the post redirects to. Back and reload then repeat a GET,
 * never the POST. Without an entry, the page shows the checkout's current state. Never contains card details.
 */
export class CheckoutAnswers<Answer> {
  readonly #answers = new Map<string, { readonly answer: Answer; readonly until: number }>();

  /** Stores what to show and returns its URL. */
  keep(token: string, answer: Answer, now: Date): string {
    const id = randomUUID();
    this.#answers.set(`${token} ${id}`, { answer, until: now.getTime() + keptFor });
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= mostAnswers) break;
      this.#answers.delete(oldest);
    }
    return `/checkouts/${token}?answer=${id}`;
  }

  find(token: string, id: string | undefined, now: Date): Answer | undefined {
    const kept = this.#answers.get(`${token} ${id}`);
    return kept && kept.until > now.getTime() ? kept.answer : undefined;
  }
}
