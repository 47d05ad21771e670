export interface SentWebhook {
  readonly id: string;
  readonly topic: string;
  readonly triggeredAt: string;
  readonly body: object;
  readonly address: string;
  /** The receiver's response. Absent if there was none. */
  readonly status?: number;
}

/** The number of webhooks that are kept. */
const most = 100;

/** The webhooks that this process sent last, so that a developer can read them and send them again. */
export class SentWebhooks {
  readonly #byId = new Map<string, SentWebhook>();

  add(webhook: SentWebhook): void {
    this.#byId.set(webhook.id, webhook);
    const [oldest] = this.#byId.keys();
    if (this.#byId.size > most && oldest !== undefined) this.#byId.delete(oldest);
  }

  /** Oldest first. */
  list(): SentWebhook[] {
    return [...this.#byId.values()];
  }
}
