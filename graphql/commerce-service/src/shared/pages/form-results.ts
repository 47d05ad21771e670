import { randomUUID } from "node:crypto";

/** Enough for the forms of a busy minute. The oldest entry is removed first. */
const mostAnswers = 2000;

/** Long enough for reloading and going back. */
export const keptMinutes = 15;

/** Keeps what to show after a post's redirect, for the browser that knows the id. Never card details. */
export class FormResults<Answer> {
  readonly #answers = new Map<string, { readonly answer: Answer; readonly until: number }>();

  /** Stores what to show and returns its id, which nobody can guess. `scope` is what the form belongs to, such as a checkout. */
  keep(scope: string, answer: Answer, now: Date): string {
    const id = randomUUID();
    this.#answers.set(`${scope} ${id}`, { answer, until: now.getTime() + keptMinutes * 60_000 });
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= mostAnswers) break;
      this.#answers.delete(oldest);
    }
    return id;
  }

  find(scope: string, id: string | undefined, now: Date): Answer | undefined {
    const kept = this.#answers.get(`${scope} ${id}`);
    return kept && kept.until > now.getTime() ? kept.answer : undefined;
  }
}
