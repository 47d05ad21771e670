import { randomUUID } from "node:crypto";

/** Enough for the checkouts of a busy minute; the oldest is dropped first. */
const mostAnswers = 2000;

/** Milliseconds: long enough for reloading and going back. */
const keptFor = 15 * 60_000;

/**
 * Answers to posted forms, kept in memory until the redirect after the post shows them. So Back and reload repeat a
 * GET, never the post. An answer that is gone shows the checkout as it is now. Never contains card details.
 */
export class CheckoutAnswers<Answer> {
  readonly #answers = new Map<string, { readonly answer: Answer; readonly until: number }>();

  /** Returns the address of the answer. */
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
